import styles from './Today.module.scss';

/** The place of a thing that is still to come. */
export function AwaitedRow() {
  return (
    <li aria-hidden className={styles.row}>
      <div className={styles.open}>
        <span className={styles.label}>
          <span className={styles.name}>&nbsp;</span>
          <span className="muted">&nbsp;</span>
        </span>
      </div>
    </li>
  );
}
