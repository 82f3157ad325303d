import type { Call } from '../client/call';
import type { Clock } from '../client/clock';
import type { ReadRows } from '../define/rawRows';
import * as v from 'valibot';
import { shaped } from '../decode/decoder';

/** How long a list that has come for one write serves others of the same run. */
const MAX_AGE_MS = 20_000;

const rawRows = shaped(v.array(v.unknown()));

interface Read {
  /** Which of the reads of a run it is. */
  index: number;
  /** When its answer came, by `clock.monotonicMs`. */
  cameAt?: number;
  rows: ReturnType<ReadRows>;
}

/** Reads lists for the writes about one row. */
export interface RowReads {
  /** Gives how to read with a call. */
  reader: (call: Call) => ReadRows;
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
  return {
    ofQueue: () => {
      const atBegin = begun;
      const firstValid = new Map<string, number>();
      return (row) => ({
        highestIds,
        invalidate: () => void firstValid.set(row, begun),
        reader:
          (call) =>
          ({ endpoint, params }) => {
            const query = params(call.user);
            const key = JSON.stringify([endpoint, query]);
            const known = reads.get(key);
            const isYoung = monotonicMs() - (known?.cameAt ?? Infinity) < MAX_AGE_MS;
            if (known && known.index >= (firstValid.get(row) ?? atBegin) && isYoung) return known.rows;
            const read: Read = { index: begun, rows: call.fetchAndCache(endpoint, query, rawRows) };
            begun += 1;
            reads.set(key, read);
            read.rows.then(
              () => (read.cameAt = monotonicMs()),
              // The next write that needs it reads again.
              () => void (reads.get(key) === read && reads.delete(key)),
            );
            return read.rows;
          },
      });
    },
  };
}
