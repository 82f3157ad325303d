import { useSyncExternalStore } from 'react';
import { BASE_PATH } from '@/routes/paths';

/*
 * The service worker: it makes the app open without a network, and says when a new version is there. It is registered
 * once somebody uses the app, not for a stranger who reads one chapter.
 */

let update: (() => void) | null = null;
const watchers = new Set<() => void>();

function offer(take: () => void): void {
  update = take;
  watchers.forEach((watcher) => watcher());
}

let registered = false;

/** Registers the service worker, once a page; without one (an insecure host) the app works on-line only. */
export function registerServiceWorker(): void {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered = true;
  // Without a word to its maker: the app works all the same, and the next visit tries again.
  register().catch(() => undefined);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/` });
  let controlled = serviceWorker.controller !== null;
  let taken = false;
  worker.addEventListener('waiting', () => {
    offer(() => {
      taken = true;
      worker.messageSkipWaiting();
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    const reload = () => window.location.reload();
    if (taken) reload();
    // Taken in another tab, the new version waits here for a word of its own: something may be half typed.
    else if (controlled) offer(reload);
    controlled = true;
  });
  await worker.register();
  // An app that stays open for days asks whenever it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void worker.update().catch(() => undefined);
  });
}

/** Starts the new version when one is there; null otherwise. */
export const useAppUpdate = (): (() => void) | null =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => update,
  );
