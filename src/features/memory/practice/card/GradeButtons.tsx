import { SPOKEN_MARKS, type SpokenMark } from '../../model/strength/grade';
import { useActions } from '@/ui/actions/useActions';
import styles from '../Practice.module.scss';

/** Marks how well the passage was recalled, once its answer is shown: one tap, or the keys 1 to 3. */
export function GradeButtons({ onMark }: { onMark: (mark: SpokenMark) => void }) {
  useActions(
    SPOKEN_MARKS.map(({ mark, label }, index) => ({
      label,
      words: 'mark grade',
      key: String(index + 1),
      run: () => onMark(mark),
    })),
  );
  return (
    <div role="group" aria-label="How was it?" className={styles.grades}>
      {SPOKEN_MARKS.map(({ mark, label }, index) => (
        <button
          key={mark}
          type="button"
          className="btn btn-outline-secondary"
          title={`${label} (${index + 1})`}
          onClick={() => onMark(mark)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
