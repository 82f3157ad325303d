import { memoizeByObject } from '@/platform/values/memoizeByObject';
import * as v from 'valibot';
import type { Call, Query } from '../client/call';
import type { ListName, Rows } from './list';
import type { ListReader } from './rawRows';
import { inList, type InList, type LostAttempt, type Recognition } from './recognition';

/*
 * The definition of a kind of write. It is all that store, cache, outbox and notices know about the kind.
 *
 * RTK's listeners and query cache are not used for this, because they do not store a write before it is sent, keep the
 * order of a row's writes across reloads and tabs, or recognise a write whose answer was lost.
 */

/** What an effect needs to know about a write apart from its payload. */
export interface WriteContext {
  /** The new row's id: the server's if known, otherwise a provisional one below zero. */
  id: number;
  /** When it was made, epoch milliseconds. */
  at: number;
}

/** The effect of a write on lists: in the store, in the overlay while it is pending, and in the cache. */
type Effects<Payload> = {
  readonly [List in ListName]?: (rows: Rows<List>, payload: Payload, context: WriteContext) => Rows<List>;
};

/** What a person is told of each outcome. An outcome without a message, or with '', shows no notice. */
interface OutcomeMessages<Payload> {
  success?: string | ((payload: Payload) => string);
  /** The server refused. */
  rejected?: string | ((payload: Payload, detail: string | undefined) => string);
  /** No valid answer; `rejected` is used if this is absent. */
  error?: string | ((payload: Payload) => string);
  /** The server has no script for it; `error` is used if this is absent. */
  noScript?: string;
  /** It waits to be sent; `success` is used if this is absent. */
  waiting?: (payload: Payload) => string;
  /** For an undoable write, until the server has it. */
  recorded?: (payload: Payload) => string;
}

/** The name of a list's row for a label; undefined for an unknown row. */
export type RowName = (list: ListName, id: number) => string | undefined;

/** The new answer of a call that is not a list's, to be cached. */
interface Answer {
  endpoint: string;
  params: Query;
  answer: string;
}

/** Makes the call that writes; resolves to the new row's id if a row was made. Throws an ApiError. */
type Send = (call: Call) => Promise<number | 'success'>;

/** How a write is sent: at once, or after what it needs has been read. */
type Sending<Payload> =
  | { send: (call: Call, payload: Payload) => ReturnType<Send>; prepare?: never }
  | {
      /** Reads what the call needs. What fails here was not sent. Throws an ApiError. */
      prepare: (call: Call, payload: Payload, reading: ListReader) => Promise<Send>;
      send?: never;
    };

export type WriteDefinition<Payload> = Sending<Payload> & {
  /** The stored payload, including the forms that earlier versions of the app stored. */
  schema: v.GenericSchema<unknown, Payload>;
  effects: Effects<Payload>;
  /** The answers that it changes apart from lists; `id` is the new row's. */
  answers?: (user: string, payload: Payload, id: number) => readonly Answer[];
  messages: OutcomeMessages<Payload>;
  /** A description for the list of pending writes. */
  label: (payload: Payload, rowName: RowName) => string;
  /** Throws an ApiError, whose notice says why, for a user who may not make it. */
  refuse?: (user: string) => void;
  /** Writes with the same key are sent in order; others do not wait for them. */
  queueKey: (payload: Payload) => string | number;
  /** Kinds of the same group share their queues; absent if a kind has queues of its own. */
  queueGroup?: string;
  /** True for writes that the user does not notice, such as views. They also wait while the server is failing. */
  silent?: true;
  /** True if the outbox keeps a refused write although its caller is notified, because there is no draft. */
  staysWhenRefused?: true;
  /** How to recognise an attempt whose answer was lost. */
  recognition: InList<Payload> | Recognition<Payload>;
  /** The list to refetch after the write, if the server decides what the row looks like. */
  refetches?: ListName;
  /** Whether a person may undo it while it is not sent. */
  undo?: 'discard';
  /** Whether a write made after `older` is undone with it, because it continues from there. */
  isUndoneWith?: (newer: Payload, older: Payload) => boolean;
  /** Called when it is undone before it was sent, for data that is on this device alone. */
  onUndone?: (user: string, payload: Payload) => void;
  /** Called once the server has it, for data that is on this device alone; `provisional` is the id that a new row had before. */
  onConfirmed?: (user: string, payload: Payload, id: number, provisional: number) => void;
  /** The ids of the rows it is about, first of the one that it changes. Rows with a provisional id must be sent first. */
  rowIds?: (payload: Payload) => readonly number[];
  /** The payload with a provisional id replaced by the server's. */
  withId?: (payload: Payload, provisional: number, id: number) => Payload;
};

/** A definition bound to a payload, so that other modules need not know the payload's type. */
export type BoundWrite<Payload = object> = ReturnType<typeof bind<Payload>>;

/** Binds a kind's definition to a payload; null for an invalid one. */
export interface Definition<Payload> {
  (payload: object): BoundWrite<Payload> | null;
  kind: string;
}

/**
 * Defines a kind of write. Returns a function that binds the definition to a payload, once for each; null for an invalid
 * payload.
 */
export function defineWrite<Payload extends object>(
  kind: string,
  // Only the schema decides the payload's type.
  definition: WriteDefinition<NoInfer<Payload>> & { schema: v.GenericSchema<unknown, Payload> },
): Definition<Payload> {
  const bindPayload = memoizeByObject((payload: object): BoundWrite<Payload> | null => {
    const parsed = v.safeParse(definition.schema, payload);
    return parsed.success ? bind(definition, parsed.output) : null;
  });
  return Object.assign(bindPayload, { kind });
}

function bind<Payload>(definition: WriteDefinition<Payload>, payload: Payload) {
  const { messages, effects, refuse, queueGroup, refetches } = definition;
  const { silent = false, staysWhenRefused = false } = definition;
  const recognition =
    'list' in definition.recognition ? inList(definition.recognition) : definition.recognition;
  const rejected = (detail: string | undefined) =>
    typeof messages.rejected === 'function' ? messages.rejected(payload, detail) : messages.rejected;
  const error = typeof messages.error === 'function' ? messages.error(payload) : messages.error;
  const success = typeof messages.success === 'function' ? messages.success(payload) : messages.success;
  /** Asks something about another write of the kind; false of an invalid one. */
  const isSo = (unknownOther: unknown, ask: (other: Payload) => boolean | undefined): boolean => {
    const other = v.safeParse(definition.schema, unknownOther);
    return other.success && ask(other.output) === true;
  };
  return {
    payload,
    refuse,
    queueGroup,
    silent,
    staysWhenRefused,
    refetches,
    /** Reads what the call needs, and resolves to the call, which resolves to the new row's id, or 0. */
    prepare: async (call: Call, reading: ListReader) => {
      const send = definition.prepare
        ? await definition.prepare(call, payload, reading)
        : (sending: Call) => definition.send(sending, payload);
      return async (sending: Call): Promise<number> => {
        const made = await send(sending);
        return made === 'success' ? 0 : made;
      };
    },
    effect: <List extends ListName>(list: List, rows: Rows<List>, context: WriteContext): Rows<List> =>
      effects[list]?.(rows, payload, context) ?? rows,
    /** Whether `prepare` has just read the list, so that its other rows are fresh as well. */
    readsFirst: definition.prepare !== undefined,
    /** Whether it has an effect on a list. */
    affects: (list: ListName) => effects[list] !== undefined,
    answers: (user: string, id: number) => definition.answers?.(user, payload, id) ?? [],
    success,
    waiting: messages.waiting?.(payload) ?? success,
    recorded: messages.recorded?.(payload) ?? 'Recorded',
    rejected: (detail: string | undefined) => rejected(detail) ?? error,
    error: error ?? rejected(undefined),
    noScript: messages.noScript,
    label: (rowName: RowName) => definition.label(payload, rowName),
    queueKey: String(definition.queueKey(payload)),
    isUndoneWith: (unknownOlder: unknown) =>
      isSo(unknownOlder, (older) => definition.isUndoneWith?.(payload, older)),
    recognition: {
      find: (lost: LostAttempt, reading: ListReader) => recognition.find(payload, lost, reading),
      newRow: recognition.newRow,
      isDuplicate: (unknownOther: unknown) =>
        isSo(unknownOther, (other) => recognition.isDuplicate(payload, other)),
    },
    isDiscardable: definition.undo === 'discard',
    onUndone: (user: string) => definition.onUndone?.(user, payload),
    onConfirmed: (user: string, id: number, provisional: number) =>
      definition.onConfirmed?.(user, payload, id, provisional),
    rowIds: definition.rowIds?.(payload) ?? [],
    withId: (provisional: number, id: number) => definition.withId?.(payload, provisional, id) ?? payload,
  };
}
