import { Button } from '@/ui/controls/Button';
import styles from '../Recall.module.scss';
import type { ExerciseProps } from './components';

/** The whole text, with its weak words underlined. */
export function ReadExercise({ recall }: ExerciseProps) {
  const { weakness, finishers } = recall;
  const { text } = recall.piece;
  return (
    <>
      <p className={styles.text}>
        {text.pieces.map((piece, index) =>
          piece.word !== null && weakness.has(piece.word) ? (
            <u key={index} className={styles.weak}>
              {piece.text}
            </u>
          ) : (
            piece.text
          ),
        )}
      </p>
      {weakness.size > 0 && <p className="muted">Underlined: words that were missed before.</p>}
      <div className={`${styles.actions} ${styles.inSight}`}>
        <Button main onClick={finishers.read}>
          I have read it
        </Button>
      </div>
    </>
  );
}
