import { wrap } from 'comlink';
import type { TranslationCode } from '../../translations';
import type { BibleWork } from './bibleWork';

/** A worker that has had no work for so long is ended: it may hold whole Bibles in memory. */
const IDLE_MS = 60_000;

interface Running {
  work: BibleWork;
  /** Rejects if the worker breaks. */
  broken: Promise<never>;
  end: () => void;
}

let running: Promise<Running> | undefined;
let tasks = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

async function start(): Promise<Running> {
  if (typeof Worker === 'undefined') {
    const { createBibleWork } = await import('./bibleWork');
    return { work: createBibleWork(), broken: new Promise(() => undefined), end: () => undefined };
  }
  const worker = new Worker(new URL('./bibleWorker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker with the Bibles has failed')));
  });
  // The caller learns of it by its own call, so the rejection needs no handler here.
  broken.catch(() => undefined);
  return { work: wrap<BibleWork>(worker), broken, end: () => worker.terminate() };
}

/** Ends the worker: its memory is freed, and the work that it was doing never resolves. */
export function endWorker(): void {
  clearTimeout(idle);
  void running?.then(({ end }) => end());
  running = undefined;
}

/** The stored books of a translation have changed, so the worker must read them again. */
export const forgetInWorker = (translation: TranslationCode): void => {
  void running?.then(({ work }) => work.forget(translation));
};

/** Has something done beside the page; in the page where the browser has no workers. It ends a minute after the last task. */
export async function inWorker<T>(task: (work: BibleWork) => Promise<T>): Promise<T> {
  clearTimeout(idle);
  tasks += 1;
  try {
    const { work, broken } = await (running ??= start());
    return await Promise.race([task(work), broken]);
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    tasks -= 1;
    if (tasks === 0) idle = setTimeout(endWorker, IDLE_MS);
  }
}
