import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/platform/values/emitter';
import { BASE_PATH } from '@/routes/paths';

/*
 * The service worker, which lets the app open offline and reports new versions. It is registered once a person uses the
 * app, not when somebody only reads a shared chapter.
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
    // Another tab started the new version; here it waits until the person accepts it, because a form may be half filled
    // in.
    else if (controlled) offer(reload);
    controlled = true;
  });
  await worker.register();
  // An app that is open for days checks whenever it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void worker.update().catch(() => undefined);
  });
}

/**
 * Whether all code is on this device: a service worker stores every file before it takes control of the page. Until
 * then, screens that have not been opened yet need the network.
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

/** A function that starts the new version, if there is one; otherwise null. */
export const useAppUpdate = (): (() => void) | null => useSyncExternalStore(offers.subscribe, () => update);
