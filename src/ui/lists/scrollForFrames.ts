/** For this many frames the place is held, while the browser restores its own scroll position and rows get their height. */
const FRAMES = 20;

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Before what stops the event, and not for the key that began it. */
const AS_FIRST = { passive: true, capture: true };

/** Scrolls there for some frames, or until the person scrolls. */
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
