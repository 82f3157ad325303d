import { useState } from 'react';
import { bookOf } from '@/bible/books';
import type { ChapterRef } from '@/bible/passage';
import type { DayOfWeek } from '@/platform/values/dates';
import { PLAN, readingFor, type ReadingProgress } from './model/readingPlan';
import { displayBookName, formatChapter } from '@/bible/references/reference';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { SelectField } from '@/ui/controls/Field';
import '@/ui/controls/forms.scss';
import styles from './PlanScreen.module.scss';

interface MarkReadDialogProps {
  day: DayOfWeek;
  history: readonly ReadingProgress[];
  onMark: (chapter: ChapterRef) => void;
  onClose: () => void;
}

/** Records a chapter of a day's list that was read elsewhere; the day's list continues after it. */
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
        <SelectField
          label="Book"
          value={chosen.bookName}
          options={PLAN[day]}
          nameOf={displayBookName}
          onChange={(bookName) => setChosen({ bookName, chapter: 1 })}
        />
        <SelectField
          label="Chapter"
          value={chosen.chapter}
          options={Array.from({ length: maxChapter }, (_, before) => before + 1)}
          onChange={(chapter) => setChosen({ ...chosen, chapter })}
        />
        <p className="muted">
          {day} then goes on with {formatChapter(next)}.
        </p>
      </div>
    </Dialog>
  );
}
