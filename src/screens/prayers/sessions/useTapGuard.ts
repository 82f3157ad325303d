import { useEffect, useState } from 'react';

/** The second tap of a double tap comes sooner than this, when the button already stands for something else. */
const GUARD_MS = 400;

/** Whether a button may be pressed: not for a moment after `subject`, what it stands for, has changed. */
export function useTapGuard(subject: number): boolean {
  const [readyFor, setReadyFor] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(subject), GUARD_MS);
    return () => clearTimeout(timer);
  }, [subject]);
  return readyFor === subject;
}

/** Keeps a key that is held down from pressing the button again and again. */
export function ignoreRepeat(event: { key: string; repeat: boolean; preventDefault: () => void }): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
