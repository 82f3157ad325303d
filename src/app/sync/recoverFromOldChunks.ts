import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { CODE_MISSING } from '@/ui/lazyWithPreload';
import { loadNewestVersion } from './newestVersion';

/** When the page was last reloaded for this, in epoch milliseconds. */
const reloadedAt = stored('nuggets.reloadedAt', v.number(), 0, 'tab');

/** A second failure within this time has another cause, which a reload would not fix. */
const MIN_INTERVAL_MS = 10_000;

/**
 * After a deployment, an open page may request files that no longer exist. It is reloaded once, in the newest version, but
 * not while offline, and not while a dialog has fields, whose contents would be lost.
 */
export function recoverFromOldChunks(): void {
  let isReloading = false;
  window.addEventListener(CODE_MISSING, (event) => {
    // A second failure during the reload must not navigate elsewhere, which would stop the reload.
    if (isReloading) {
      event.preventDefault();
      return;
    }
    const now = Date.now();
    const busy = document.querySelector('[role="dialog"] :is(input, textarea, select)') !== null;
    if (busy || !navigator.onLine || now - reloadedAt.read() < MIN_INTERVAL_MS) return;
    reloadedAt.write(now);
    // Without a stored time, the page might reload endlessly.
    if (reloadedAt.read() !== now) return;
    isReloading = true;
    event.preventDefault();
    void loadNewestVersion();
  });
}
