import { wait } from '@/platform/scheduling/wait';
import { BASE_PATH } from '@/routes/paths';

/** How long a new version may take to be installed, before the page is loaded again without it. */
const MAX_WAIT_MS = 20_000;

/**
 * Reloads the page in the newest version. A waiting service worker is activated first, because until then the old one serves the old
 * page. If there is none, the service worker is unregistered, so that the page comes from the server, and the next visit installs it
 * again. If the server cannot be reached, the page is only reloaded: without the service worker nothing would come.
 */
export async function loadNewestVersion(): Promise<void> {
  if ('serviceWorker' in navigator && (await isServerReached())) {
    try {
      await Promise.race([activateNewest(), wait(MAX_WAIT_MS)]);
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

async function activateNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${BASE_PATH}/`);
  if (!registration) return;
  // It fails where the script of the service worker cannot be fetched.
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
