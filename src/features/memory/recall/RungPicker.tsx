import type { Rung } from '../model/strength/recallEntry';
import styles from './Recall.module.scss';

const LADDER = ['read', 'fade', 'letters', 'write'] as const;

export const RUNG_LABELS: Readonly<Record<Rung, string>> = {
  read: 'Read',
  fade: 'Fade',
  letters: 'First letters',
  write: 'Write',
  aloud: 'Write',
  reference: 'Again',
};

interface RungPickerProps {
  rung: Rung;
  /** Whether its result is shown, so that it can be chosen again. */
  isOver: boolean;
  onRung: (rung: Rung) => void;
}

/**
 * The ladder: the current rung is marked, and any other can be chosen; a tap on the one in progress does nothing. Aloud is a
 * way of Write, which leads back to the field.
 */
export function RungPicker({ rung, isOver, onRung }: RungPickerProps) {
  const current = rung === 'aloud' ? 'write' : rung;
  return (
    <div role="group" aria-label="Ladder" className={styles.ladder}>
      {LADDER.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.rung}
          aria-pressed={each === current}
          onClick={() => {
            if (each !== rung || isOver) onRung(each);
          }}
        >
          {RUNG_LABELS[each]}
        </button>
      ))}
    </div>
  );
}
