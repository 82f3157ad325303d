import { ignoreRepeat, useTapGuard } from '../sessions/useTapGuard';

interface RecordAndGoOnProps {
  prayerId: number;
  prayedToday: boolean;
  onPress: () => void;
}

/** Records the prayer and goes on to the next one that is left; one that was prayed today is not recorded again. */
export function RecordAndGoOn({ prayerId, prayedToday, onPress }: RecordAndGoOnProps) {
  const ready = useTapGuard(prayerId);
  return (
    // `disabled` would take the focus away from a person who uses the keyboard.
    <button
      type="button"
      className="tool tool-main"
      aria-disabled={!ready}
      onKeyDown={ignoreRepeat}
      onClick={() => {
        if (ready) onPress();
      }}
    >
      {prayedToday ? 'Go on' : 'Record and go on'}
    </button>
  );
}
