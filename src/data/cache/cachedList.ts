import * as v from 'valibot';
import type { Call } from '../client/call';
import type { Clock } from '../client/clock';
import type { ListDefinition, ListName, ListResource, ListRows, Rows } from '../define/list';
import type { Subjects, Write } from '../define/subjects';
import { decodeText } from '../decode/answer';
import type { Decoded } from '../decode/decoder';
import { decodeInPieces, type RowsDecoder } from '../decode/lists';
import type { CachedAnswer } from '@/platform/storage/database';
import type { AnswerCache } from './answerCache';

/** A write with what it needs to change a list. `id` is the new row's: the server's, provisional, or 0 for no new row. */
export interface AppliedWrite extends Write {
  id: number;
  /** When it was made, epoch milliseconds. */
  at: number;
}

/** A write that the server has confirmed. */
export interface ConfirmedWrite extends AppliedWrite {
  user: string;
}

interface CachedList<Row> extends CountedRows<Row> {
  at: number;
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.string(),
    payload: v.record(v.string(), v.unknown()),
    id: v.number(),
    at: v.number(),
  }),
);

/** The server's list, which is cached. Throws an ApiError. */
export const fetchList = async <Row>(call: Call, list: ListResource<Row>): Promise<readonly Row[]> =>
  (await fetchCounted(call, list)).rows;

/** Rows, and how many more came that are invalid. */
export interface CountedRows<Row> {
  rows: readonly Row[];
  invalidRowCount: number;
}

/** As `fetchList`, with the number of invalid rows. */
export const fetchCounted = <Row>(
  call: Call,
  { endpoint, params, decode }: ListResource<Row>,
): Promise<CountedRows<Row>> =>
  call.fetchAndCache(endpoint, params(call.user), (answer) => decodeCounted(answer, decode));

async function decodeCounted<Row>(
  answer: unknown,
  decode: RowsDecoder<Row>,
): Promise<Decoded<CountedRows<Row>>> {
  const result = await decodeInPieces(answer, decode);
  if (!result.ok) return result;
  const { value: rows, invalidRowCount = 0 } = result;
  return { ok: true, value: { rows, invalidRowCount } };
}

/** The writes recorded since a cached answer came; invalid ones are left out. */
export const writesSince = (cached: CachedAnswer | undefined): AppliedWrite[] =>
  (cached?.writes ?? []).flatMap(({ write }) => {
    const parsed = v.safeParse(stored, write);
    return parsed.success ? [parsed.output] : [];
  });

/** The rows of a list after some writes, oldest first. */
export const applyWrites = <List extends ListName>(
  { bind }: Pick<Subjects, 'bind'>,
  list: List,
  rows: Rows<List>,
  writes: readonly AppliedWrite[],
): Rows<List> =>
  writes.reduce<Rows<List>>((known, write) => bind(write)?.effect(list, known, write) ?? known, rows);

export type CachedLists = ReturnType<typeof createCachedLists>;

/** The lists as this device has them: the cached answers with the writes confirmed since. */
export function createCachedLists(answers: AnswerCache, subjects: Subjects, clock: Pick<Clock, 'now'>) {
  return {
    /** The lists that are read because a write has read them: who reads one takes along what is confirmed meanwhile. */
    beingRead: new Set<ListName>(),
    /**
     * The cached list with the writes recorded since, and then the `pending` ones; null if no valid one is cached.
     * @param resource how the list was requested, if not as usual
     * @param since epoch milliseconds: null too if it is not newer
     * @param isPatient to resolve whenever a slow storage responds, which may be never
     */
    read: async <List extends ListName>(
      list: ListDefinition<ListRows[List], List>,
      user: string,
      {
        pending = [],
        resource = list,
        since = -Infinity,
        isPatient = false,
      }: {
        pending?: readonly AppliedWrite[];
        resource?: ListResource<ListRows[List]>;
        since?: number;
        isPatient?: boolean;
      } = {},
    ): Promise<CachedList<ListRows[List]> | null> => {
      const { endpoint, params, decode } = resource;
      const cached = await answers.read(endpoint, params(user), isPatient);
      if (!cached || cached.at <= since) return null;
      const result = await decodeText(cached.text, (answer) => decodeCounted(answer, decode));
      if (!result.ok) {
        await answers.forget(endpoint, params(user));
        return null;
      }
      const { rows, invalidRowCount } = result.value;
      const written = applyWrites(subjects, list.name, rows, [...writesSince(cached), ...pending]);
      return { rows: written, at: cached.at, invalidRowCount };
    },
    /** Records a confirmed write with each cached list that it changes, and caches the new answers of other calls. */
    recordWrite: async ({ user, kind, payload, id, at }: ConfirmedWrite): Promise<void> => {
      const write = subjects.bind({ kind, payload });
      if (!write) return;
      const json = JSON.stringify({ kind, payload, id, at });
      const now = clock.now();
      await Promise.all([
        ...subjects
          .requestsOf(write)
          .map(({ endpoint, params }) => answers.recordWrite(endpoint, params(user), json, now)),
        ...write
          .answers(user, id)
          .map(({ endpoint, params, answer }) =>
            answers.write(endpoint, params, JSON.stringify(answer), now),
          ),
      ]);
    },
  };
}
