import * as v from 'valibot';
import { wait } from './wait';

/** Resolves when the page has nothing else to do. */
export const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))
    : wait(0);

/**
 * Concurrent requests in the background. A browser allows six connections to a server: if texts that hang took all of
 * them, nothing else could be sent or loaded.
 */
export const BACKGROUND_REQUESTS = 2;

const withConnection = v.object({ connection: v.object({ saveData: v.literal(true) }) });

/** Whether to skip background downloads: the device is offline, the page is hidden, or data saving is on. */
export const shouldSkipBackgroundWork = (): boolean =>
  !navigator.onLine || document.hidden || v.is(withConnection, navigator);
