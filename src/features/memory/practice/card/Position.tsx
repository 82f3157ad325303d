import { Button } from '@/ui/controls/Button';
import { outOf } from '@/platform/values/text';
import type { CardMark } from '../useCardMark';
import styles from '../Practice.module.scss';

interface PositionProps {
  /** Counted from 0. */
  at: number;
  count: number;
  /** That practice begins again; null where it does not. */
  wrapNote: string | null;
  mark: CardMark;
}

/** Where one is in practice, and how the last card was marked, with Undo for a slip. */
export function Position({ at, count, wrapNote, mark: { last, undo } }: PositionProps) {
  return (
    <p className={`muted ${styles.position}`}>
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
