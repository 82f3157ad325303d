import { isUnreachable } from '../client/ApiError';
import type { Call } from '../client/call';
import type { Clock } from '../client/clock';
import type { ReadRows } from '../define/rawRows';
import * as v from 'valibot';
import { shaped } from '../decode/decoder';

/** How long a list that has come for one write serves others of the same run. */
const MAX_AGE_MS = 20_000;

/** A read that fails after so many milliseconds is shared with the rest of the run: not each write waits for a hanging server. */
const HANGING_MS = 10_000;

const rawRows = shaped(v.array(v.unknown()));

interface Read {
  /** Which of the reads of a run it is. */
  index: number;
  /** When it was asked for, and when it ended, by `clock.monotonicMs`. */
  askedAt: number;
  endedAt?: number;
  rows: ReturnType<ReadRows>;
}

/** Reads lists for the writes about one row. */
export interface RowReads {
  /** Gives how to read with a call; no list that was asked for before `since`, by `clock.monotonicMs`. */
  reader: (call: Call, since?: number) => ReadRows;
  /** When the list that was read last had been asked for, by `clock.monotonicMs`; undefined if none was read. */
  askedAt: () => number | undefined;
  /** Earlier reads may lack the write that has just been sent. */
  invalidate: () => void;
  /**
   * The highest row ids by user and kind of write, for writes that make rows: of the list as it was read first, and of the rows made
   * since. A list may have a hundred thousand rows, so not each write reads it.
   */
  highestIds: Map<string, number>;
}

/** Gives the reads for the writes of one queue about a row. */
export type QueueReads = (row: string) => RowReads;

export interface SharedReads {
  /** To be called when the queue begins: earlier reads may lack what another tab has sent. */
  ofQueue: () => QueueReads;
}

/** Lists read for the writes of one run: each list once for all that waited when it began, and not once for each. */
export function sharedReads({ monotonicMs }: Clock): SharedReads {
  const reads = new Map<string, Read>();
  const highestIds = new Map<string, number>();
  /** How many reads have begun. */
  let begun = 0;

  /** Reads a list, or takes the one that was read last if it is good enough. */
  function readOf(call: Call, list: Parameters<ReadRows>[0], isGood: (known: Read) => boolean): Read {
    const query = list.params(call.user);
    const key = JSON.stringify([list.endpoint, query]);
    const known = reads.get(key);
    const askedAt = monotonicMs();
    if (known && isGood(known) && askedAt - (known.endedAt ?? askedAt) < MAX_AGE_MS) return known;
    const rows = call.fetchAndCache(list.endpoint, query, rawRows);
    const read: Read = { index: begun, askedAt, rows };
    begun += 1;
    reads.set(key, read);
    const end = () => (read.endedAt = monotonicMs());
    rows.then(end, (error: unknown) => {
      // A failed read is repeated for the next write, unless the server hung.
      const isHanging = isUnreachable(error) && end() - askedAt >= HANGING_MS;
      if (!isHanging && reads.get(key) === read) reads.delete(key);
    });
    return read;
  }

  return {
    ofQueue: () => {
      const atBegin = begun;
      const firstValid = new Map<string, number>();
      return (row) => {
        let lastAskedAt: number | undefined;
        return {
          highestIds,
          askedAt: () => lastAskedAt,
          invalidate: () => void firstValid.set(row, begun),
          reader:
            (call, since = -Infinity) =>
            (list) => {
              const first = firstValid.get(row) ?? atBegin;
              const read = readOf(call, list, ({ index, askedAt }) => index >= first && askedAt >= since);
              lastAskedAt = read.askedAt;
              return read.rows;
            },
        };
      };
    },
  };
}
