import { useEffect } from 'react';

/** Shows a number on the app's icon, where the system has room for one; 0 takes it away, undefined leaves it as it is. */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) showBadge(count);
  }, [count]);
}

export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // A browser may forbid it.
  shown.catch(() => undefined);
}
