import type { Exercise } from '../model/strength/recallEntry';
import { canSay } from './say/canSay';
import styles from './Recall.module.scss';

const PICKED = ['read', 'fade', 'letters', 'write', 'say'] as const;

export const EXERCISE_LABELS: Readonly<Record<Exercise, string>> = {
  read: 'Read',
  fade: 'Fade',
  letters: 'First letters',
  write: 'Write',
  say: 'Say it',
  aloud: 'Write',
  reference: 'Again',
};

interface ExercisePickerProps {
  exercise: Exercise;
  /** Whether its result is shown, so that it can be chosen again. */
  isOver: boolean;
  onExercise: (exercise: Exercise) => void;
}

/**
 * The current exercise is marked, and any other can be chosen; a tap on the one in progress does nothing. Aloud is a
 * way of Write, which leads back to the field.
 */
export function ExercisePicker({ exercise, isOver, onExercise }: ExercisePickerProps) {
  const current = exercise === 'aloud' ? 'write' : exercise;
  return (
    <div role="group" aria-label="Exercises" className={styles.exercises}>
      {PICKED.filter((each) => each !== 'say' || canSay()).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.exercise}
          aria-pressed={each === current}
          onClick={() => {
            if (each !== exercise || isOver) onExercise(each);
          }}
        >
          {EXERCISE_LABELS[each]}
        </button>
      ))}
    </div>
  );
}
