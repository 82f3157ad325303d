import { Button } from '@/ui/controls/Button';
import { outOf } from '@/platform/values/text';
import type { CardMark } from '../useCardMark';
import styles from '../Practice.module.scss';

interface PositionProps {
  /** Counted from 0. */
  at: number;
  count: number;
  /** The note that practice begins again; null otherwise. */
  wrapNote: string | null;
  mark: CardMark;
}

/** The position in practice, and the mark of the last card, with Undo. */
export function Position({ at, count, wrapNote, mark: { last, undo } }: PositionProps) {
  return (
    <p className={`muted ${styles.position} ${last ? '' : styles.unmarked}`}>
      <span role="status">
        {last && (
          <>
            <span className={styles.marked}>{last.reference}: </span>
            {last.label}
          </>
        )}
      </span>
      {last && <Button onClick={undo}>Undo</Button>}
      <span role="status">{wrapNote}</span>
      <span>{outOf(at + 1, count)}</span>
    </p>
  );
}
