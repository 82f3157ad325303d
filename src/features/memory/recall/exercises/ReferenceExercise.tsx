import { useEffect, useRef, useState } from 'react';
import { isBlank } from '@/platform/values/text';
import { keepFieldFocused } from '@/ui/focus/keepFocus';
import { isByPointer } from '@/ui/focus/pointerFocus';
import { Button } from '@/ui/controls/Button';
import { TextField } from '@/ui/controls/Field';
import type { ReferenceAnswer } from '../model/referenceAnswer';
import { EXAMPLE, referenceTyped } from '../model/referenceTyped';
import styles from '../Recall.module.scss';
import type { ExerciseProps } from './components';

const UNKNOWN: ReferenceAnswer = { bookName: null, chapter: null, startVerse: null, endVerse: null };

/**
 * Asks for the reference of a text, in one field that remains visible below it. With a physical keyboard it has the focus; on a
 * phone, whose keyboard covers the text, it must be tapped. An unreadable answer is asked for again, and is not wrong.
 */
export function ReferenceExercise({ recall, text }: ExerciseProps) {
  const { knownBook, finishers, runner } = recall;
  const { typed } = runner.run;
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isByPointer() && !matchMedia('(pointer: fine)').matches) return;
    field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const read = referenceTyped(typed, knownBook);
        if (read.ok) finishers.reference(read.answer);
        else setProblem(read.reason);
      }}
    >
      <p className={styles.text}>{text}</p>
      <div className={styles.inSight}>
        <div className={styles.answerRow}>
          <TextField
            ref={field}
            label="Reference"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={knownBook === null ? EXAMPLE : '1:2-3'}
            value={typed}
            onChange={(value) => {
              setProblem('');
              runner.change({ typed: value });
            }}
          >
            {problem !== '' && <p role="alert">{problem}</p>}
          </TextField>
          <div className={styles.actions}>
            <Button onMouseDown={keepFieldFocused} onClick={() => finishers.reference(UNKNOWN)}>
              I don’t know
            </Button>
            <Button
              type="submit"
              main
              onMouseDown={keepFieldFocused}
              disabled={isBlank(typed)}
              hint={isBlank(typed) && 'Type a reference first'}
            >
              Answer
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
