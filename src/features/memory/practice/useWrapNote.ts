import { useState } from 'react';

/** The note shown on the first passage after the last one; it disappears with the next move. */
export function useWrapNote(step: number, count: number) {
  const [wrappedTo, setWrappedTo] = useState<number | null>(null);
  const allSeen = step >= count;
  return {
    note: wrappedTo !== step ? null : allSeen ? `All ${count} seen` : 'Back at the beginning',
    wrapped: () => setWrappedTo(step + 1),
  };
}
