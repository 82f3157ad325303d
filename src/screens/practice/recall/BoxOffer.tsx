import { useEffect, useState } from 'react';
import type { Box, MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxName } from '@/domain/memory/passageEdit';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectWriting } from '@/store/passages/passages';
import { changeBox } from '@/store/passages/passageWrites';
import styles from './Recall.module.scss';

/** So long a move can be taken back. */
const UNDO_MS = 10_000;

interface BoxOfferProps {
  passage: MemoryPassage;
  /** The box to offer; null offers none. */
  offered: Box | null;
}

/** Offers another box; only a tap moves the passage, and for ten seconds another takes it back. */
export function BoxOffer({ passage: { passageId, box }, offered }: BoxOfferProps) {
  const dispatch = useAppDispatch();
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const [moved, setMoved] = useState<{ from: Box; to: Box } | null>(null);
  const [takenBack, setTakenBack] = useState(false);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => setMoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  const move = async (to: Box) => {
    const from = box;
    const outcome = await dispatch(changeBox({ passageId, box: to }));
    if (changeBox.fulfilled.match(outcome)) setMoved({ from, to });
  };
  const takeBack = async (from: Box) => {
    const outcome = await dispatch(changeBox({ passageId, box: from }));
    if (!changeBox.fulfilled.match(outcome)) return;
    setMoved(null);
    setTakenBack(true);
  };
  if (moved !== null) {
    return (
      <p className={styles.offer}>
        <span role="status">Moved to {boxName(moved.to)}.</span>
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={writing}
          onClick={() => void takeBack(moved.from)}
        >
          Undo
        </button>
      </p>
    );
  }
  if (takenBack) return <p role="status">Back in {boxName(box)}.</p>;
  if (offered === null) return null;
  return (
    <p className={styles.offer}>
      <span>{offered > box ? 'Known on three days.' : 'Missed twice in a row.'}</span>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={writing}
        onClick={() => void move(offered)}
      >
        Move to {boxName(offered)}
      </button>
    </p>
  );
}
