import { ignoreRepeat, useTapGuard } from '../sessions/useTapGuard';

interface RecordAndGoOnProps {
  prayerId: number;
  prayedToday: boolean;
  onRecord: () => void;
  onGoOn: () => void;
}

/** Records the prayer and turns to the next one that is left; what was prayed today is only turned. */
export function RecordAndGoOn({ prayerId, prayedToday, onRecord, onGoOn }: RecordAndGoOnProps) {
  const ready = useTapGuard(prayerId);
  return (
    // Not disabled in earnest, which would take the focus away from who works with the keyboard.
    <button
      type="button"
      className="tool tool-main"
      aria-disabled={!ready}
      onKeyDown={ignoreRepeat}
      onClick={() => {
        if (!ready) return;
        if (!prayedToday) onRecord();
        onGoOn();
      }}
    >
      {prayedToday ? 'Go on' : 'Record and go on'}
    </button>
  );
}
