import type { Rung } from '@/domain/recall/recallEntry';
import styles from './Recall.module.scss';

const LADDER: readonly { rung: Rung; label: string }[] = [
  { rung: 'read', label: 'Read' },
  { rung: 'fade', label: 'Fade' },
  { rung: 'letters', label: 'First letters' },
  { rung: 'write', label: 'Write' },
];

/** The ladder: the rung that is offered is chosen, any other may be. */
export function RungPicker({ rung, onRung }: { rung: Rung; onRung: (rung: Rung) => void }) {
  const chosen = rung === 'aloud' ? 'write' : rung;
  return (
    <div role="group" aria-label="Ladder" className={styles.ladder}>
      {LADDER.map(({ rung: each, label }) => (
        <button
          key={each}
          type="button"
          className={styles.rung}
          aria-pressed={each === chosen}
          onClick={() => onRung(each)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
