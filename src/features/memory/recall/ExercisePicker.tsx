import { EXERCISES, type Exercise } from '../model/strength/exercises';
import { canSay } from './say/canSay';
import styles from './Recall.module.scss';

const OF_TEXT = EXERCISES.filter(({ ofText, picked }) => ofText && picked);

interface ExercisePickerProps {
  exercise: Exercise;
  /** Whether the result of the current exercise is shown, so that it can be chosen again. */
  isOver: boolean;
  onExercise: (exercise: Exercise) => void;
}

/**
 * Marks the current exercise, and lets any other be chosen; a tap on the one in progress does nothing. Aloud belongs to Write, which
 * leads back to the field.
 */
export function ExercisePicker({ exercise, isOver, onExercise }: ExercisePickerProps) {
  const current = exercise === 'aloud' ? 'write' : exercise;
  return (
    <div role="group" aria-label="Exercises" className={styles.exercises}>
      {OF_TEXT.filter(({ id }) => id !== 'say' || canSay()).map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.exercise}
          aria-pressed={id === current}
          onClick={() => {
            if (id !== exercise || isOver) onExercise(id);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
