import { useState } from 'react';
import { bookOf, isBookName } from '@/domain/bible/books';
import type { ChapterRef } from '@/domain/bible/passage';
import type { DayOfWeek, ReadingProgress } from '@/domain/plan/reading';
import { PLAN, readingFor } from '@/domain/plan/readingPlan';
import { displayBookName, formatChapter } from '@/domain/references/reference';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import '@/ui/forms/forms.scss';
import styles from './PlanScreen.module.scss';

interface MarkReadDialogProps {
  day: DayOfWeek;
  history: readonly ReadingProgress[];
  onMark: (chapter: ChapterRef) => void;
  onClose: () => void;
}

/** Records a chapter of a day's list that was read elsewhere; the day continues after it. */
export function MarkReadDialog({ day, history, onMark, onClose }: MarkReadDialogProps) {
  const [chosen, setChosen] = useState<ChapterRef>(() => readingFor(day, history));
  const { maxChapter } = bookOf(chosen.bookName);
  const next = readingFor(day, [{ ...chosen, dayOfWeek: day, dateRead: '' }]);
  return (
    <Dialog
      title={`Mark as Read, ${day}`}
      onClose={onClose}
      onSubmit={() => {
        onMark(chosen);
        onClose();
      }}
      footer={<FormButtons submit="Mark as read" onClose={onClose} />}
    >
      <div className={styles.fields}>
        <div>
          <label className="form-label" htmlFor="mark-book">
            Book
          </label>
          <select
            id="mark-book"
            className="form-select"
            value={chosen.bookName}
            onChange={({ target: { value } }) => {
              if (isBookName(value)) setChosen({ bookName: value, chapter: 1 });
            }}
          >
            {PLAN[day].map((bookName) => (
              <option key={bookName} value={bookName}>
                {displayBookName(bookName)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="form-label" htmlFor="mark-chapter">
            Chapter
          </label>
          <select
            id="mark-chapter"
            className="form-select"
            value={chosen.chapter}
            onChange={({ target: { value } }) => setChosen({ ...chosen, chapter: Number(value) })}
          >
            {Array.from({ length: maxChapter }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </div>
        <p className="muted">
          {day} then goes on with {formatChapter(next)}.
        </p>
      </div>
    </Dialog>
  );
}
