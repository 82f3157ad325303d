import { useEffect, useState } from 'react';

interface RecordAndGoOnProps {
  prayerId: number;
  prayedToday: boolean;
  onRecord: () => void;
  onGoOn: () => void;
}

/** The second tap of a double tap comes sooner than this, and finds the next prayer under the button already. */
const DEAF_MS = 400;

/** Records the prayer and turns to the next one that is left; what was prayed today is only turned. */
export function RecordAndGoOn({ prayerId, prayedToday, onRecord, onGoOn }: RecordAndGoOnProps) {
  const [readyFor, setReadyFor] = useState<number | null>(null);
  const deaf = readyFor !== prayerId;
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(prayerId), DEAF_MS);
    return () => clearTimeout(timer);
  }, [prayerId]);
  return (
    // Not disabled in earnest, which would take the focus away from who works with the keyboard.
    <button
      type="button"
      className="btn btn-primary"
      aria-disabled={deaf}
      onKeyDown={(event) => {
        // A key held down would pray through the whole list.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      onClick={() => {
        if (deaf) return;
        if (!prayedToday) onRecord();
        onGoOn();
      }}
    >
      {prayedToday ? 'Go on' : 'Record and go on'}
    </button>
  );
}
