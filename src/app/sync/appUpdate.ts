import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/platform/values/emitter';
import { BASE_PATH } from '@/routes/paths';

/*
 * The service worker, which lets the app open without a network, and reports a new version. It is registered once somebody
 * uses the app, not for a stranger who reads one chapter.
 */

let update: (() => void) | null = null;
const offers = createEmitter();

function offer(accept: () => void): void {
  update = accept;
  offers.emit();
}

/** Registers the service worker. Without one, as on an insecure host, the app works only online. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A failure needs no notice: the app works all the same, and the next visit tries again.
  register().catch(() => undefined);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/` });
  let controlled = serviceWorker.controller !== null;
  let accepted = false;
  worker.addEventListener('waiting', () => {
    offer(() => {
      accepted = true;
      worker.messageSkipWaiting();
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    const reload = () => window.location.reload();
    if (accepted) reload();
    // Started from another tab, the new version waits here until it is accepted: something may be half typed.
    else if (controlled) offer(reload);
    controlled = true;
  });
  await worker.register();
  // An app that stays open for days checks whenever it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void worker.update().catch(() => undefined);
  });
}

/**
 * Whether all code is on this device: a service worker has stored every file before it takes over the page. Until then what has
 * not been opened yet needs the network.
 */
export const useIsStored = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
      worker?.addEventListener('controllerchange', onChange);
      return () => worker?.removeEventListener('controllerchange', onChange);
    },
    () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
  );

/** Starts the new version, if there is one; null otherwise. */
export const useAppUpdate = (): (() => void) | null => useSyncExternalStore(offers.subscribe, () => update);
