import { SPOKEN_MARKS, type SpokenMark } from '../../model/strength/grade';
import type { Action } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton } from '@/ui/controls/Button';
import styles from '../Practice.module.scss';

/** Grades how well the passage was recalled: one tap, or the keys 1 to 3; the next passage follows automatically. */
export function GradeButtons({ onMark }: { onMark: (mark: SpokenMark) => void }) {
  const grades: Action[] = SPOKEN_MARKS.map(({ mark, label }, index) => ({
    label,
    keywords: 'mark grade',
    key: String(index + 1),
    run: () => onMark(mark),
  }));
  useActions(grades);
  return (
    <div role="group" aria-label="How was it?" className={styles.grades}>
      {grades.map((grade) => (
        <ActionButton key={grade.label} action={grade} title={`${grade.label} (${grade.key})`} />
      ))}
    </div>
  );
}
