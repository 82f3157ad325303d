/** Keeps the screen on where the browser can, also after the page was hidden, until the returned function is called. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    // A browser releases it when the page is hidden.
    if (document.visibilityState === 'hidden') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isOver) void taken.release();
      else lock = taken;
    } catch {
      // As while the battery is low: the screen goes off as usual.
    }
  };
  const onVisibility = () => void take();
  document.addEventListener('visibilitychange', onVisibility);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
}
