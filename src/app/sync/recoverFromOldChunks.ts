import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { CODE_MISSING, CodeMissingEvent } from '@/ui/lazyWithPreload';
import { isServerReached, loadNewestVersion } from './newestVersion';

/** When the page was last reloaded for this, in epoch milliseconds. */
const reloadedAt = stored('nuggets.reloadedAt', v.number(), 0, 'tab');

/** A second failure within this time has another cause, which a reload would not fix. */
const MIN_INTERVAL_MS = 10_000;

const isFilledIn = (): boolean =>
  document.querySelector('[role="dialog"] :is(input, textarea, select)') !== null;

/** Loads the page again in the newest version. False where that would not help, or would lose something. */
async function reload(): Promise<boolean> {
  if (isFilledIn() || !navigator.onLine || Date.now() - reloadedAt.read() < MIN_INTERVAL_MS) return false;
  // Without a service worker nothing would replace this page.
  if (!(await isServerReached()) || isFilledIn()) return false;
  const now = Date.now();
  reloadedAt.write(now);
  // Without a stored time, the page might reload endlessly.
  if (reloadedAt.read() !== now) return false;
  void loadNewestVersion();
  return true;
}

/**
 * After a deployment, an open page may request files that no longer exist. It is reloaded once, in the newest version, but
 * not while the server cannot be reached, and not while a dialog has fields, whose contents would be lost.
 */
export function recoverFromOldChunks(): void {
  let reloading: Promise<boolean> | null = null;
  window.addEventListener(CODE_MISSING, (event) => {
    if (!(event instanceof CodeMissingEvent)) return;
    // A second failure during the reload must not navigate elsewhere, which would stop the reload.
    reloading ??= reload().then((isReloading) => {
      if (!isReloading) reloading = null;
      return isReloading;
    });
    event.isRecovering = reloading;
  });
}
