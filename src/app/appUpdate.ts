import { registerSW } from 'virtual:pwa-register';
import { useSyncExternalStore } from 'react';

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
  if (registered) return;
  registered = true;
  let taken = false;
  const activate = registerSW({
    onNeedRefresh: () =>
      offer(() => {
        taken = true;
        void activate();
      }),
    // Taken in another tab, the new version waits here for a word of its own: something may be half typed.
    onNeedReload: () => (taken ? window.location.reload() : offer(() => window.location.reload())),
    onRegisteredSW: (_, registration) => {
      // An app that stays open for days asks whenever it is looked at again.
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) registration?.update().catch(() => undefined);
      });
    },
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
