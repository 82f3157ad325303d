import { useState } from 'react';
import type { PracticeVisit } from './practice';

/** The note shown on the first passage after the last one; it disappears with the next move. */
export function useWrapNote({ step, recorded }: PracticeVisit, ids: readonly number[]) {
  const [wrapped, setWrapped] = useState<{ step: number; note: string } | null>(null);
  return {
    note: wrapped?.step === step ? wrapped.note : null,
    wrapped: () => {
      const allSeen = ids.every((id) => id in recorded);
      setWrapped({ step: step + 1, note: allSeen ? `All ${ids.length} seen` : 'Back at the beginning' });
    },
  };
}
