import { useEffect, useState } from 'react';

/** The second tap of a double tap comes sooner than this, and finds something else under the button already. */
const GUARD_MS = 400;

/** Whether a button may be pressed: not in the first moment after `turn`, what it stands for, has changed. */
export function useTapGuard(turn: string | number): boolean {
  const [readyFor, setReadyFor] = useState<string | number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(turn), GUARD_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return readyFor === turn;
}

/** A key held down would press again and again. */
export function ignoreRepeat(event: { key: string; repeat: boolean; preventDefault: () => void }): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
