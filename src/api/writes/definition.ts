import * as v from 'valibot';
import type { Query } from '@/api/client/client';
import type { ListName, Rows } from '@/api/resources/listResource';
import type { Recognition } from './recognition';

/*
 * One definition a kind of write: store, cache, outbox and notices know of it what stands here and nothing else.
 *
 * RTK's listeners and query cache were weighed: neither stores a write before it is sent, keeps an order by row over
 * reloads and tabs, or recognises a lost answer, which is most of what this is about.
 */

/** What is known of a write beside what it writes. */
export interface WriteContext {
  /** The new row's id: the server's once it is known, before that a provisional one below zero. */
  id: number;
  /** When it was made, epoch milliseconds. */
  at: number;
}

/** What a write does to a list: to the one in the store, to the one that is shown while it waits, and to the cached one. */
type Effects<Payload> = {
  readonly [List in ListName]?: (rows: Rows<List>, payload: Payload, context: WriteContext) => Rows<List>;
};

/** The words of the catalogue (§8) for each outcome; an outcome without words is silent. */
interface OutcomeWords<Payload> {
  success?: string | ((payload: Payload) => string);
  /** The server answered that it would not. */
  rejected?: string | ((payload: Payload, detail: string | undefined) => string);
  /** No answer, or none that makes sense; the words of `rejected` where this is absent. */
  error?: string | ((payload: Payload) => string);
}

/** What the list of what waits calls the rows that a write is about; undefined for one that is not known. */
export interface RowNames {
  passage: (passageId: number) => string | undefined;
  prayer: (prayerId: number) => string | undefined;
}

/** What another call than a list's answers from now on: it is cached. */
interface Answer {
  endpoint: string;
  params: Query;
  answer: string;
}

export interface WriteDefinition<Payload> {
  /** The payload as it is stored, also by earlier versions of the app. */
  schema: v.GenericSchema<unknown, Payload>;
  /** Sends it; gives the new row's id, or 0. Throws an ApiError. */
  send: (user: string, payload: Payload, signal: AbortSignal) => Promise<number>;
  effects: Effects<Payload>;
  /** The answers that it changes beside the lists; `id` is the new row's. */
  answers?: (user: string, payload: Payload, id: number) => readonly Answer[];
  words: OutcomeWords<Payload>;
  /** In words, for the list of what waits. */
  label: (payload: Payload, names: RowNames) => string;
  /** Why a guest may not, who is refused without a call (§6); absent where a guest may. */
  guestWords?: string;
  /** The writes of one lane keep their order among each other; others do not wait for them. */
  lane: (payload: Payload) => string | number;
  /** True for what is made in passing: it waits also while the server is failing. */
  silent?: true;
  /** True where a refused one stays in the outbox although its maker is told: there is no draft to go back to. */
  staysWhenRefused?: true;
  /** Whether an older write of the same lane need not be sent once there is this newer one. */
  supersedes?: (newer: Payload, older: Payload) => boolean;
  /** How an attempt whose answer was lost is recognised; absent where only the person can tell. */
  recognition?: Recognition<Payload>;
  /** The list to be asked for again once the server has it, which shows what the server made of it. */
  refetches?: ListName;
  /** What this device notes once the server has it; `provisional` is the id that a new row had until then. */
  noteSettled?: (user: string, payload: Payload, id: number, provisional: number) => void;
  /** The ids of the rows it is about: one that waits itself is not on the server yet. */
  rowIds?: (payload: Payload) => readonly number[];
  /** The payload with the server's id in the place of a provisional one. */
  withId?: (payload: Payload, provisional: number, id: number) => Payload;
}

/** A definition and a payload together, so that nobody outside needs to know the payload's type. */
export interface BoundWrite<Payload = unknown> {
  payload: Payload;
  send: (user: string, signal: AbortSignal) => Promise<number>;
  effect: <List extends ListName>(list: List, rows: Rows<List>, context: WriteContext) => Rows<List>;
  /** Whether it does anything to a list. */
  affects: (list: ListName) => boolean;
  answers: (user: string, id: number) => readonly Answer[];
  success: string | undefined;
  rejected: (detail: string | undefined) => string | undefined;
  error: string | undefined;
  label: (names: RowNames) => string;
  guestWords: string | undefined;
  lane: string;
  silent: boolean;
  staysWhenRefused: boolean;
  supersedes: (older: unknown) => boolean;
  recognition: BoundRecognition | null;
  refetches: ListName | undefined;
  noteSettled: (user: string, id: number, provisional: number) => void;
  rowIds: readonly number[];
  withId: (provisional: number, id: number) => unknown;
}

type BoundRecognition = {
  [Name in keyof Recognition<unknown>]: Recognition<unknown>[Name] extends (
    payload: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export type Definition<Payload> = (payload: object) => BoundWrite<Payload> | null;

/** Gives a function that binds the definition to a payload, once for each; null for one that does not fit the schema. */
export function defineWrite<Payload>(it: WriteDefinition<Payload>): Definition<Payload> {
  const known = new WeakMap<object, BoundWrite<Payload> | null>();
  return (payload) => {
    const found = known.get(payload);
    if (found !== undefined) return found;
    const parsed = v.safeParse(it.schema, payload);
    const bound = parsed.success ? bind(it, parsed.output) : null;
    known.set(payload, bound);
    return bound;
  };
}

function bind<Payload>(it: WriteDefinition<Payload>, payload: Payload): BoundWrite<Payload> {
  const { words, recognition, effects } = it;
  const rejected = (detail: string | undefined) =>
    typeof words.rejected === 'function' ? words.rejected(payload, detail) : words.rejected;
  const error = typeof words.error === 'function' ? words.error(payload) : words.error;
  return {
    payload,
    send: (user, signal) => it.send(user, payload, signal),
    effect: (list, rows, context) => effects[list]?.(rows, payload, context) ?? rows,
    affects: (list) => effects[list] !== undefined,
    answers: (user, id) => it.answers?.(user, payload, id) ?? [],
    success: typeof words.success === 'function' ? words.success(payload) : words.success,
    rejected: (detail) => rejected(detail) ?? error,
    error: error ?? rejected(undefined),
    label: (names) => it.label(payload, names),
    guestWords: it.guestWords,
    lane: String(it.lane(payload)),
    silent: it.silent ?? false,
    staysWhenRefused: it.staysWhenRefused ?? false,
    supersedes: (unknownOlder) => {
      const older = v.safeParse(it.schema, unknownOlder);
      return older.success && it.supersedes?.(payload, older.output) === true;
    },
    recognition: recognition
      ? {
          find: (user, attempt, signal) => recognition.find(payload, user, attempt, signal),
          countKnown: (rowsOf) => recognition.countKnown(payload, rowsOf),
          isDuplicate: (unknownOther) => {
            const other = v.safeParse(it.schema, unknownOther);
            return other.success && recognition.isDuplicate(payload, other.output);
          },
        }
      : null,
    refetches: it.refetches,
    noteSettled: (user, id, provisional) => it.noteSettled?.(user, payload, id, provisional),
    rowIds: it.rowIds?.(payload) ?? [],
    withId: (provisional, id) => it.withId?.(payload, provisional, id) ?? payload,
  };
}
