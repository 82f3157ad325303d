import styles from '../quotes.module.scss';

interface ChangedElsewhereProps {
  /** The quote as the server has it now. */
  theirs: string;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that a quote was edited elsewhere meanwhile, and leaves it to the person which words are to stay. */
export function ChangedElsewhere({ theirs, busy, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  return (
    <div role="alert">
      <p>This quote was changed on another device meanwhile. It now reads:</p>
      <blockquote dir="auto" className={styles.theirs}>
        {theirs}
      </blockquote>
      <div className="actions">
        <button type="button" className="btn btn-outline-secondary" disabled={busy} onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="btn btn-outline-secondary" disabled={busy} onClick={onTakeTheirs}>
          Take theirs
        </button>
      </div>
    </div>
  );
}
