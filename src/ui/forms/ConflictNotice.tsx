import styles from './ConflictNotice.module.scss';

interface ConflictNoticeProps {
  /** What was changed, in words: 'The explanation'. */
  field: string;
  /** What another device made of it. */
  theirs: string;
  /** Saves what is typed here in its place. */
  onMine: () => void;
  /** Goes on with what the other device wrote. */
  onTheirs: () => void;
}

/** Says that another device changed the same meanwhile, and lets the person choose: nothing is overwritten unseen. */
export function ConflictNotice({ field, theirs, onMine, onTheirs }: ConflictNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{field} was changed on another device meanwhile. It is now:</p>
      <blockquote dir="auto" className={styles.theirs}>
        {theirs === '' ? 'empty' : theirs}
      </blockquote>
      <div className="actions">
        <button type="button" className="btn btn-outline-secondary" onClick={onMine}>
          Save mine
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onTheirs}>
          Take theirs
        </button>
      </div>
    </div>
  );
}
