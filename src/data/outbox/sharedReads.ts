import { readRows, type ReadRows } from '../list/rawRows';

/** How long a list that was read for one write serves others of the same run. */
const MAX_AGE_MS = 20_000;

interface Read {
  startedAt: number;
  rows: ReturnType<ReadRows>;
}

/** Reads lists for the writes of a lane. */
export interface LaneReads {
  /** Gives how to read; `signal` ends a request that it begins. */
  reader: (signal: AbortSignal) => ReadRows;
  /** What was read before now may lack what has just been sent. */
  outdate: () => void;
}

export interface SharedReads {
  /** When the run began, epoch milliseconds. */
  startedAt: number;
  /** To be called when the lane's turn has come: what was read before may lack what another tab has sent of it. */
  ofLane: () => LaneReads;
}

/** Lists read for the writes of one run: each list once for all that waited when it began, and not once for each. */
export function sharedReads(): SharedReads {
  const reads = new Map<string, Read>();
  // A steady clock: the device's may be changed meanwhile.
  const now = () => performance.now();
  return {
    startedAt: Date.now(),
    ofLane: () => {
      let notBefore = now();
      return {
        outdate: () => void (notBefore = now()),
        reader: (signal) => (list, user) => {
          const key = JSON.stringify([list.endpoint, list.params(user)]);
          const known = reads.get(key);
          const isCurrent = known && known.startedAt >= notBefore && now() - known.startedAt < MAX_AGE_MS;
          if (isCurrent) return known.rows;
          const read: Read = { startedAt: now(), rows: readRows(signal)(list, user) };
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
