import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `load` on mount, and whenever the page becomes visible again: another tab or device may have changed something.
 * @param whose calls it again when this changes
 */
export function useReloadOnReturn(load: () => void, whose?: unknown): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') loadNow();
    };
    loadNow();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [whose]);
}
