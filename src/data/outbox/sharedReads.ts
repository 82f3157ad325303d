import type { Call } from '../client/call';
import type { Clock } from '../client/clock';
import type { ReadRows } from '../define/rawRows';
import * as v from 'valibot';
import { shaped } from '../decode/decoder';

/** How long a list that was read for one write serves others of the same run. */
const MAX_AGE_MS = 20_000;

const rawRows = shaped(v.array(v.unknown()));

/** Reads lists for the writes of one queue. */
export interface QueueReads {
  /**
   * Gives how to read with a call.
   * @param notBefore earlier reads do not count, by `clock.monotonicMs`
   */
  reader: (call: Call, notBefore?: number) => ReadRows;
  /** Earlier reads may lack the write that has just been sent. */
  invalidate: () => void;
}

export interface SharedReads {
  /** To be called when the queue begins: earlier reads may lack what another tab has sent. */
  ofQueue: () => QueueReads;
}

/** Lists read for the writes of one run: each list once for all that waited when it began, and not once for each. */
export function sharedReads({ monotonicMs }: Clock): SharedReads {
  const reads = new Map<string, { startedAt: number; rows: ReturnType<ReadRows> }>();
  return {
    ofQueue: () => {
      let invalidBefore = monotonicMs();
      return {
        invalidate: () => void (invalidBefore = monotonicMs()),
        reader:
          (call, notBefore = 0) =>
          ({ endpoint, params }) => {
            const query = params(call.user);
            const key = JSON.stringify([endpoint, query]);
            const known = reads.get(key);
            const earliest = Math.max(invalidBefore, notBefore, monotonicMs() - MAX_AGE_MS);
            if (known && known.startedAt >= earliest) return known.rows;
            const read = { startedAt: monotonicMs(), rows: call.fetchAndCache(endpoint, query, rawRows) };
            reads.set(key, read);
            // After a failure the next write that needs it reads again.
            read.rows.catch(() => {
              if (reads.get(key) === read) reads.delete(key);
            });
            return read.rows;
          },
      };
    },
  };
}
