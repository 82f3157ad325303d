/**
 * Runs something once the page has painted its current state; while it is hidden it paints nothing. For what nobody waits for: React
 * runs the effects of a key or a tap before the frame that answers it. Returns how to cancel it, so that an effect may return it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
