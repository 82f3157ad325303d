import { CODE_MISSING } from '@/ui/lazyWithPreload';

const RELOADED_AT = 'nuggets.reloadedAt';

/** When the page was last reloaded for this, epoch milliseconds; null where the browser forbids to remember it. */
function reloadedAt(): number | null {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  } catch {
    return null;
  }
}

/** A second failure within this time is no old chunk: a further reload would not help. */
const PATIENCE = 10_000;

/**
 * A page that is still open after a deployment asks for files that are gone. It is reloaded once, and so gets the new
 * ones; not without a network, and not while a dialog is open, for what is typed in it would be lost.
 */
export function recoverFromOldChunks(): void {
  window.addEventListener(CODE_MISSING, (event) => {
    const last = reloadedAt();
    const busy = document.querySelector('[role="dialog"]') !== null;
    // Who cannot remember one reload might go on reloading for ever.
    if (last === null || busy || !navigator.onLine || Date.now() - last < PATIENCE) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  });
}
