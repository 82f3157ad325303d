import * as v from 'valibot';

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the page has nothing else to do. */
export const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))
    : pause(0);

const withConnection = v.object({ connection: v.object({ saveData: v.literal(true) }) });

/** Whether nothing is to be fetched that nobody waits for: there is no network, nobody looks, or they save data. */
export const isSparing = (): boolean =>
  !navigator.onLine || document.hidden || v.is(withConnection, navigator);
