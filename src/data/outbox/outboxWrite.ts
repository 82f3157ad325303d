import * as v from 'valibot';
import type { Write } from '../define/subjects';

/** Provisional ids are at most this, well below any id of a server. */
const FIRST_LOCAL_ID = -1_000_000_000_000;

/** Whether an id is provisional: its row is still in the outbox. */
export const isProvisional = (id: number): boolean => id <= FIRST_LOCAL_ID;

/** The id of a new write, below the tab's last one, and practically unique among tabs and visits. */
export function newLocalId(now: number, lastId = FIRST_LOCAL_ID): number {
  const wanted = -(now * 1000 + Math.floor(Math.random() * 1000));
  return Math.min(wanted, lastId - 1);
}

/** The statuses of a write; `transition.ts` says how one follows another. */
const STATUSES = ['undoable', 'queued', 'sending', 'rejected', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

const command = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.unknown()),
  v.check(({ kind }) => typeof kind === 'string'),
  v.transform(({ kind, ...payload }): Write => ({ kind: String(kind), payload })),
);

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** A write as it is stored. */
const storedWrite = v.object({
  user: v.fallback(v.string(), ''),
  /** The kind of write and its payload; null if they are invalid. */
  command: v.fallback(v.nullable(command), null),
  /** When it was made, epoch milliseconds. */
  at: v.fallback(v.number(), 0),
  /** Absent in records of earlier versions. */
  localId: optional(v.number()),
  /** Absent in records of earlier versions, which have `refused` and `unanswered` instead. */
  status: optional(v.picklist(STATUSES)),
  unanswered: v.fallback(v.optional(v.boolean()), false),
  endedAt: optional(v.number()),
  /** Until when it can be undone, and is not sent, epoch milliseconds. */
  undoableUntil: optional(v.number()),
  /**
   * For a write that makes a row: the rows that the list had before it was sent; undefined if unknown. With `isOld` another device
   * may have added others before that: if there is time, they are read again.
   */
  before: optional(
    v.object({ highestId: v.number(), ids: v.array(v.number()), isOld: v.exactOptional(v.boolean()) }),
  ),
  /** When it was last sent, epoch milliseconds. */
  sentAt: optional(v.number()),
  /** The same by the server's clock, as far as it was known: a page that is opened later knows by it whether the call has ended. */
  sentAtServer: optional(v.number()),
  /** True if the server may still be carrying out that call, of whose end nothing is known. */
  mayStillRun: optional(v.boolean()),
  /** How often it was tried without a clear answer. */
  attempts: v.fallback(v.number(), 0),
  /** It is not tried again before this moment, epoch milliseconds. */
  nextAt: v.fallback(v.number(), 0),
  /** The reason why it waits for the user's decision. */
  refused: optional(v.string()),
  /** The field that another device had changed, because of which it was not sent. */
  conflict: optional(v.string()),
  /** One of many, after which the lists are read again: the caches do not record each. Absent for any other. */
  ofMany: optional(v.boolean()),
  /** True if it may have been saved and the server's list does not show which: the user decides. */
  unclear: v.fallback(v.boolean(), false),
});

type Stored = v.InferOutput<typeof storedWrite>;

/** A write that the server is not known to have. */
export interface OutboxWrite extends Omit<
  Stored,
  'command' | 'localId' | 'status' | 'unanswered' | 'endedAt' | 'mayStillRun'
> {
  /** Its own id, below zero, which is also the provisional id of the row it makes. */
  id: number;
  /** Null if the stored write is invalid. */
  write: Write | null;
  status: Status;
  mayStillRun: boolean;
  /** True while its caller waits for the outcome. */
  awaited: boolean;
}

function statusOf({ status, refused, unanswered }: Stored): Status {
  if (status !== undefined) return status;
  if (refused !== undefined) return 'rejected';
  return unanswered === true ? 'unknown' : 'queued';
}

/**
 * The id of a stored write, which is cheaper than to read all of it.
 * @param key its key in the database, from which writes of earlier versions get their id
 */
export function storedId(stored: unknown, key: number): number {
  const hasId = typeof stored === 'object' && stored !== null && 'localId' in stored;
  return hasId && typeof stored.localId === 'number' ? stored.localId : FIRST_LOCAL_ID - key;
}

/**
 * Reads a stored write. Invalid fields have defaults, so that even a damaged write can be shown and discarded.
 * @param key as for `storedId`
 */
export function outboxWriteFrom(stored: unknown, key: number): OutboxWrite {
  const parsed = v.safeParse(storedWrite, stored);
  const all = parsed.success ? parsed.output : v.parse(storedWrite, {});
  const { command: write, localId: _id, status: _, unanswered, endedAt, mayStillRun, ...rest } = all;
  return {
    ...rest,
    id: storedId(stored, key),
    write,
    status: statusOf(all),
    mayStillRun: mayStillRun ?? (unanswered === true && endedAt === undefined),
    awaited: false,
  };
}

/** The stored form of a write. */
export function toStored({ id, write, ...rest }: OutboxWrite): object {
  const present = Object.entries(rest).filter(([name, value]) => name !== 'awaited' && value !== undefined);
  return {
    ...Object.fromEntries(present),
    command: JSON.stringify(write ? { kind: write.kind, ...write.payload } : null),
    localId: id,
  };
}
