import { registerSW } from 'virtual:pwa-register';
import { useSyncExternalStore } from 'react';

/*
 * The service worker: it makes the app open without a network, and says when a new version is there. It is registered
 * once somebody uses the app, not for a stranger who reads one chapter.
 */

let update: (() => void) | null = null;
const watchers = new Set<() => void>();

/** Registers the service worker, once a page; without one (an insecure host) the app works on-line only. */
export function registerServiceWorker(): void {
  if (registered) return;
  registered = true;
  const reload = registerSW({
    onNeedRefresh: () => {
      update = () => void reload(true);
      watchers.forEach((watcher) => watcher());
    },
  });
}

let registered = false;

/** Starts the new version when one is there; null otherwise. */
export const useAppUpdate = (): (() => void) | null =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => update,
  );
