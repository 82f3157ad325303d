import * as v from 'valibot';
import { isWriteKind, type Write } from '@/api/writes/writes';
import type { StoredWrite } from '@/device/database';

/** A write of a user that is not known to be with the server. */
export interface OutboxWrite {
  /** Its own number, below zero: the provisional id of the row it makes. */
  id: number;
  user: string;
  /** null when what was stored makes no sense any more. */
  write: Write | null;
  /** When it was made, epoch milliseconds. */
  at: number;
  known?: number | undefined;
  unanswered: boolean;
  sentAt?: number | undefined;
  endedAt?: number | undefined;
  attempts: number;
  nextAt: number;
  /** Why it waits for a decision of the person. */
  refused?: string | undefined;
  /** True when it was not sent because another device had changed the same. */
  conflict: boolean;
  /** True when it may have been recorded, and the server's list does not tell. */
  unclear: boolean;
  /** True while its maker waits to be told. */
  sending: boolean;
}

/** Below every id that a server gives, and above every number that is none. */
const FIRST_LOCAL_ID = -1_000_000_000_000;

/** Whether a row with this id waits in the outbox. */
export const isProvisional = (id: number): boolean => id <= FIRST_LOCAL_ID;

let lastId = FIRST_LOCAL_ID;

/** The number of a new write, which no other tab or visit gives. */
export function newLocalId(now: number): number {
  const wanted = -(now * 1000 + Math.floor(Math.random() * 1000));
  lastId = wanted < lastId ? wanted : lastId - 1;
  return lastId;
}

const command = v.pipe(
  v.looseObject({ kind: v.custom<Write['kind']>(isWriteKind) }),
  v.transform(({ kind, ...payload }): Write => ({ kind, payload })),
);

function writeFrom(json: unknown): Write | null {
  try {
    const parsed = v.safeParse(command, JSON.parse(String(json)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const storedWrite = v.object({
  user: v.fallback(v.string(), ''),
  command: v.optional(v.unknown()),
  at: v.fallback(v.number(), 0),
  localId: optional(v.number()),
  known: optional(v.number()),
  unanswered: v.fallback(v.optional(v.boolean(), false), false),
  sentAt: optional(v.number()),
  endedAt: optional(v.number()),
  attempts: v.fallback(v.optional(v.number(), 0), 0),
  nextAt: v.fallback(v.optional(v.number(), 0), 0),
  refused: optional(v.string()),
  conflict: v.fallback(v.optional(v.boolean(), false), false),
  unclear: v.fallback(v.optional(v.boolean(), false), false),
});

/**
 * A stored write; whatever of it makes no sense, it can be shown and discarded.
 * @param key its key, by which those of earlier versions are known
 */
export function outboxWriteFrom(stored: unknown, key: number): OutboxWrite {
  const parsed = v.safeParse(storedWrite, stored);
  const { command: json, localId, ...rest } = parsed.success ? parsed.output : v.parse(storedWrite, {});
  return { ...rest, id: localId ?? FIRST_LOCAL_ID - key, write: writeFrom(json), sending: false };
}

/** A write as it is stored. */
export function toStored({ id, write, ...rest }: OutboxWrite): StoredWrite {
  const present = Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => name !== 'sending' && value !== undefined),
  );
  return {
    user: rest.user,
    at: rest.at,
    ...present,
    command: JSON.stringify(write ? { kind: write.kind, ...write.payload } : null),
    localId: id,
  };
}
