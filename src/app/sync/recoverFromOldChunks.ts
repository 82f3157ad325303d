import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { CODE_MISSING } from '@/ui/lazyWithPreload';
import { loadNewestVersion } from './newestVersion';

/** When the page was last reloaded for this, epoch milliseconds. */
const reloadedAt = stored('nuggets.reloadedAt', v.number(), 0, 'tab');

/** A second failure within this time has another cause: another reload would not help. */
const MIN_INTERVAL_MS = 10_000;

/**
 * A page that is still open after a deployment requests files that are gone. It is reloaded once, in the newest version, but not
 * without a network, and not while a dialog has fields, whose contents would be lost.
 */
export function recoverFromOldChunks(): void {
  let isReloading = false;
  window.addEventListener(CODE_MISSING, (event) => {
    // A second failure before the page is gone must not lead anywhere else: that would end the reload.
    if (isReloading) {
      event.preventDefault();
      return;
    }
    const now = Date.now();
    const busy = document.querySelector('[role="dialog"] :is(input, textarea, select)') !== null;
    if (busy || !navigator.onLine || now - reloadedAt.read() < MIN_INTERVAL_MS) return;
    reloadedAt.write(now);
    // If a reload cannot be remembered, it might be repeated endlessly.
    if (reloadedAt.read() !== now) return;
    isReloading = true;
    event.preventDefault();
    void loadNewestVersion();
  });
}
