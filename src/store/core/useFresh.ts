import { useEffect, useEffectEvent } from 'react';

/**
 * Loads on arrival, and when the page is looked at again: in another tab or on another device, things may have changed.
 * @param whose loads anew when it changes
 */
export function useFresh(load: () => void, whose?: unknown): void {
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
