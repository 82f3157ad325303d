import { CODE_MISSING } from '@/ui/lazyWithPreload';

const RELOADED_AT = 'nuggets.reloadedAt';

/** When the page was last reloaded for this, epoch milliseconds; null if the browser forbids remembering it. */
function reloadedAt(): number | null {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  } catch {
    return null;
  }
}

/** A second failure within this time has another cause: another reload would not help. */
const MIN_INTERVAL_MS = 10_000;

/**
 * A page that is still open after a deployment requests files that are gone. It is reloaded once to get the new ones, but not
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
    const last = reloadedAt();
    const busy = document.querySelector('[role="dialog"] :is(input, textarea, select)') !== null;
    // If a reload cannot be remembered, it might be repeated endlessly.
    if (last === null || busy || !navigator.onLine || Date.now() - last < MIN_INTERVAL_MS) return;
    isReloading = true;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  });
}
