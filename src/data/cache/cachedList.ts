import * as v from 'valibot';
import { ApiError } from '../client/ApiError';
import type { Call } from '../client/call';
import type { Clock } from '../client/clock';
import type { ListDefinition, ListName, ListResource, ListRows, Rows } from '../define/list';
import type { Subjects, Write } from '../define/subjects';
import { decodeText } from '../decode/answer';
import { decodeInPieces } from '../decode/lists';
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

interface CachedList<Row> {
  rows: readonly Row[];
  at: number;
  /** How many rows of the answer were invalid. */
  invalidRowCount: number;
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
export const fetchList = async <Row>(call: Call, list: ListResource<Row>): Promise<Row[]> =>
  (await fetchCounted(call, list)).rows;

/** As `fetchList`, with how many rows of the answer were invalid. */
export async function fetchCounted<Row>(
  call: Call,
  { endpoint, params, decode }: ListResource<Row>,
): Promise<{ rows: Row[]; invalidRowCount: number }> {
  let invalidRowCount = 0;
  const decodeCounted = async (answer: unknown) => {
    const result = await decodeInPieces(answer, decode);
    const isNoneValid = !result.ok && Array.isArray(answer);
    invalidRowCount = result.ok ? (result.invalidRowCount ?? 0) : isNoneValid ? answer.length : 0;
    return result;
  };
  try {
    const rows = await call.fetchAndCache(endpoint, params(call.user), decodeCounted);
    return { rows, invalidRowCount };
  } catch (error) {
    throw error instanceof ApiError && invalidRowCount > 0
      ? new ApiError({ ...error.failure, invalidRowCount })
      : error;
  }
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

/** The lists as this device has them: the cached answers with what was written since. */
export function createCachedLists(answers: AnswerCache, subjects: Subjects, clock: Pick<Clock, 'now'>) {
  /** The cached list with the writes recorded since, and then the `pending` ones; null if no valid one is cached. */
  async function decoded<List extends ListName>(
    { name, endpoint, params }: Pick<ListDefinition<ListRows[List], List>, 'name' | 'endpoint' | 'params'>,
    { decode }: Pick<ListResource<ListRows[List]>, 'decode'>,
    user: string,
    cached: CachedAnswer | undefined,
    pending: readonly AppliedWrite[],
  ): Promise<CachedList<ListRows[List]> | null> {
    if (!cached) return null;
    const result = await decodeText(cached.text, (answer) => decodeInPieces(answer, decode));
    if (result.ok)
      return {
        rows: applyWrites(subjects, name, result.value, [...writesSince(cached), ...pending]),
        at: cached.at,
        invalidRowCount: result.invalidRowCount ?? 0,
      };
    await answers.forget(endpoint, params(user));
    return null;
  }

  return {
    /**
     * @param resource how the list was requested, if not as usual
     * @param isPatient to resolve whenever a slow storage responds, which may be never
     */
    read: async <List extends ListName>(
      list: ListDefinition<ListRows[List], List>,
      user: string,
      {
        pending = [],
        resource = list,
        isPatient = false,
      }: {
        pending?: readonly AppliedWrite[];
        resource?: ListResource<ListRows[List]>;
        isPatient?: boolean;
      } = {},
    ): Promise<CachedList<ListRows[List]> | null> => {
      const { endpoint, params } = resource;
      const cached = await answers.read(endpoint, params(user), isPatient);
      return decoded({ name: list.name, endpoint, params }, resource, user, cached, pending);
    },
    /** As `read`; null too if it is not newer than `since`, epoch milliseconds. */
    readNewer: async <List extends ListName>(
      list: ListDefinition<ListRows[List], List>,
      user: string,
      since: number,
    ): Promise<CachedList<ListRows[List]> | null> => {
      const cached = await answers.read(list.endpoint, list.params(user));
      return cached && cached.at > since ? decoded(list, list, user, cached, []) : null;
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
