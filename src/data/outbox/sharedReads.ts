import type { Call } from '../client/call';
import type { Clock } from '../client/clock';
import type { ReadRows } from '../define/rawRows';
import * as v from 'valibot';
import { shaped } from '../decode/decoder';

/** How long a list that was read for one write serves others of the same run. */
const MAX_AGE_MS = 20_000;

const rawRows = shaped(v.array(v.unknown()));

/** Reads lists for the writes about one row. */
export interface RowReads {
  /** Gives how to read with a call. */
  reader: (call: Call) => ReadRows;
  /** Earlier reads may lack the write that has just been sent. */
  invalidate: () => void;
}

/** Gives the reads for the writes of one queue about a row. */
export type QueueReads = (row: string) => RowReads;

export interface SharedReads {
  /** To be called when the queue begins: earlier reads may lack what another tab has sent. */
  ofQueue: () => QueueReads;
}

/** Lists read for the writes of one run: each list once for all that waited when it began, and not once for each. */
export function sharedReads({ monotonicMs }: Clock): SharedReads {
  const reads = new Map<string, { index: number; startedAt: number; rows: ReturnType<ReadRows> }>();
  /** How many reads have begun. */
  let begun = 0;
  return {
    ofQueue: () => {
      const atBegin = begun;
      const firstValid = new Map<string, number>();
      return (row) => ({
        invalidate: () => void firstValid.set(row, begun),
        reader:
          (call) =>
          ({ endpoint, params }) => {
            const query = params(call.user);
            const key = JSON.stringify([endpoint, query]);
            const known = reads.get(key);
            const startedAt = monotonicMs();
            if (
              known &&
              known.index >= (firstValid.get(row) ?? atBegin) &&
              startedAt - known.startedAt < MAX_AGE_MS
            )
              return known.rows;
            const read = { index: begun, startedAt, rows: call.fetchAndCache(endpoint, query, rawRows) };
            begun += 1;
            reads.set(key, read);
            // After a failure the next write that needs it reads again.
            read.rows.catch(() => {
              if (reads.get(key) === read) reads.delete(key);
            });
            return read.rows;
          },
      });
    },
  };
}
