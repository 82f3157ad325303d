import { afterPaint } from './yieldToMain';

const PRESSES = ['keydown', 'pointerdown', 'click', 'popstate', 'pagehide', 'visibilitychange'] as const;

/**
 * Runs something once the page has painted, but in any case before the next key or tap and before the page is left. So
 * a key or tap can store something without delaying the frame that answers it, and the next one finds it stored.
 * Returns a function that cancels it, which an effect can return.
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
