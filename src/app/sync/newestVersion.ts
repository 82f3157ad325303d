import { wait } from '@/platform/scheduling/wait';
import { BASE_PATH } from '@/routes/paths';

/** How long a new version may take to be installed, before the page is loaded again without it. */
const MAX_WAIT_MS = 20_000;

/**
 * Loads the page again in the newest version that there is. One that waits is taken on: until then the service worker gives the old
 * page at each reload. Where there is no newer one and this one lacks a file, the page comes without the service worker, from the
 * server, and the next visit installs it again. Where the server cannot be reached, the page is only loaded again: without the
 * service worker nothing would come.
 */
export async function loadNewestVersion(): Promise<void> {
  if ('serviceWorker' in navigator && (await isServerReached())) {
    try {
      await Promise.race([takeOnNewest(), wait(MAX_WAIT_MS)]);
    } catch {
      // A browser that forbids it: only the reload remains.
    }
  }
  window.location.reload();
}

/** Whether the server answers and does not fail: `navigator.onLine` is also true without the internet. */
export const isServerReached = (): Promise<boolean> =>
  fetch(`${BASE_PATH}/sw.js`, { cache: 'no-store', signal: AbortSignal.timeout(MAX_WAIT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );

async function takeOnNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${BASE_PATH}/`);
  if (!registration) return;
  // It fails where the server's own cannot be had.
  await registration.update().catch(() => undefined);
  const next = registration.waiting ?? registration.installing;
  const isInstalled = next !== null && (await reaches(next, 'installed'));
  if (!isInstalled) {
    await registration.unregister();
    return;
  }
  next.postMessage({ type: 'SKIP_WAITING' });
  await reaches(next, 'activated');
}

/** Resolves to whether a worker comes to a state, or is past it. */
function reaches(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  const states: readonly ServiceWorkerState[] = ['installed', 'activating', 'activated'];
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'redundant') resolve(false);
      else if (states.indexOf(worker.state) >= states.indexOf(state)) resolve(true);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
