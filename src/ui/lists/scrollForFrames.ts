/**
 * For this many frames the scroll position is set again and again, while the browser restores its own and rows get
 * their heights.
 */
const FRAMES = 20;

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Captures the event before another listener can stop it; the key that began this has already passed. */
const AS_FIRST = { passive: true, capture: true };

/** Scrolls to a position for some frames, or until the person scrolls. */
export function scrollForFrames(left: () => number, frame: HTMLElement | null): () => void {
  let request = 0;
  const stop = () => {
    cancelAnimationFrame(request);
    for (const event of BY_HAND) window.removeEventListener(event, stop, AS_FIRST);
  };
  const step = (frames: number) => {
    const by = left();
    if (Math.abs(by) >= 0.5) (frame ?? window).scrollBy(0, by);
    if (frames === 0) stop();
    else request = requestAnimationFrame(() => step(frames - 1));
  };
  for (const event of BY_HAND) window.addEventListener(event, stop, AS_FIRST);
  step(FRAMES);
  return stop;
}
