import type { Rung } from '@/domain/recall/recallEntry';
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

/** The ladder: the current rung is marked, and any other can be chosen. */
export function RungPicker({ rung, onRung }: { rung: Rung; onRung: (rung: Rung) => void }) {
  const current = rung === 'aloud' ? 'write' : rung;
  return (
    <div role="group" aria-label="Ladder" className={styles.ladder}>
      {LADDER.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.rung}
          aria-pressed={each === current}
          onClick={() => onRung(each)}
        >
          {RUNG_LABELS[each]}
        </button>
      ))}
    </div>
  );
}
