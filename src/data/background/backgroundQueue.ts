import { BACKGROUND_REQUESTS, idle, shouldSkipBackgroundWork } from '@/platform/scheduling/idle';
import { isAbort, reportUnexpected } from '../client/unexpected';

/**
 * Most urgent first: the screen, the likely next screens, what a day without a network needs, and a whole translation to store.
 */
const URGENCIES = ['inView', 'next', 'ahead', 'keep'] as const;

/** Loads one thing; resolves to false if that failed. */
export type BackgroundJob = (signal: AbortSignal) => Promise<unknown>;

export interface BackgroundWork {
  urgency: (typeof URGENCIES)[number];
  jobs: readonly BackgroundJob[];
  /** The jobs start after so many milliseconds. */
  quietMs?: number;
  /** Whether each waits for an idle page, and none begins offline, on a hidden page, or where the user saves data. */
  polite?: boolean;
  /** After so many failures in a row the work pauses, because the network or the server is at fault; 1 where absent. */
  maxFailures?: number;
}

export interface BackgroundQueue {
  /** Adds work. Returns a function that drops its waiting jobs and aborts the running ones. */
  add: (work: BackgroundWork) => () => void;
}

/**
 * Requests that nobody waits for, a few at a time for the whole app. After a failure it rests until something else is wanted,
 * the network returns, or the page is shown again.
 * @param closed ends it
 */
export function createBackgroundQueue(closed: AbortSignal): BackgroundQueue {
  interface Waiting extends BackgroundWork {
    left: BackgroundJob[];
    signal: AbortSignal;
    failures: number;
  }
  let waiting: readonly Waiting[] = [];
  let running = 0;
  let isResting = false;

  const isDue = ({ left, polite, signal }: Waiting) =>
    left.length > 0 && !signal.aborted && !(polite === true && shouldSkipBackgroundWork());

  async function attempt(work: Waiting, job: BackgroundJob): Promise<void> {
    const outcome = await job(work.signal).catch((error: unknown) => {
      // A mistake in one job does not stop the others.
      if (!isAbort(error)) reportUnexpected(error);
      return false;
    });
    if (work.signal.aborted) return;
    work.failures = outcome === false ? work.failures + 1 : 0;
    if (work.failures >= (work.maxFailures ?? 1)) isResting = true;
  }

  async function workOff(): Promise<void> {
    if (running === BACKGROUND_REQUESTS) return;
    running += 1;
    for (;;) {
      const work = isResting ? undefined : waiting.find(isDue);
      const job = work?.left.shift();
      if (!work || !job) break;
      if (work.polite === true) await idle();
      if (!work.signal.aborted) await attempt(work, job);
    }
    running -= 1;
  }

  function wake(): void {
    isResting = false;
    for (const work of waiting) work.failures = 0;
    for (let count = 0; count < BACKGROUND_REQUESTS; count += 1) void workOff();
  }
  let isListening = false;

  function listen(): void {
    if (isListening) return;
    isListening = true;
    window.addEventListener('online', wake, { signal: closed });
    document.addEventListener('visibilitychange', wake, { signal: closed });
    closed.addEventListener('abort', () => (waiting = []));
  }

  return {
    add: ({ quietMs = 0, ...work }) => {
      listen();
      const leaving = new AbortController();
      const entry: Waiting = { ...work, left: [...work.jobs], signal: leaving.signal, failures: 0 };
      const begin = () => {
        waiting = URGENCIES.flatMap((urgency) =>
          [...waiting, entry].filter((each) => each.urgency === urgency && each.left.length > 0),
        );
        wake();
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      if (quietMs > 0) timer = setTimeout(begin, quietMs);
      else begin();
      return () => {
        clearTimeout(timer);
        leaving.abort();
        waiting = waiting.filter((each) => each !== entry);
      };
    },
  };
}
