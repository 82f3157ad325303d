import { afterPaint } from './yieldToMain';

const PRESSES = ['keydown', 'pointerdown', 'click', 'popstate', 'pagehide', 'visibilitychange'] as const;

/**
 * Runs something once the page has painted, and in any case before the next key or tap, and before the page is left: what a
 * press wrote down is there for the next one, and does not delay what it shows. Returns how to cancel it, so that an effect may
 * return it.
 */
export function flushBeforeInput(run: () => void): () => void {
  const once = () => {
    cancel();
    run();
  };
  const cancelFrame = afterPaint(once);
  for (const press of PRESSES) window.addEventListener(press, once, true);
  const cancel = () => {
    cancelFrame();
    for (const press of PRESSES) window.removeEventListener(press, once, true);
  };
  return cancel;
}
