/**
 * Runs something once the page has painted its current state, or at once in a new task where it is hidden and paints nothing.
 * For what nobody waits for: React runs the effects of a key or a tap before the frame that answers it. Returns how to cancel
 * it, so that an effect may return it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inNewTask = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? inNewTask() : requestAnimationFrame(inNewTask);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
