import { useEffect } from 'react';

/** Shows a number on the app's icon, where the system supports it; 0 removes it, undefined leaves it unchanged. */
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
