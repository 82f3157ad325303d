import { useState } from 'react';
import type { BookName } from '@/bible/books';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { TextField } from '@/ui/controls/Field';
import type { ReferenceAnswer } from '../model/referenceAnswer';
import { EXAMPLE, referenceTyped } from '../model/referenceTyped';
import styles from '../Recall.module.scss';
import type { RunProps } from '../useRun';

interface ReferenceExerciseProps extends RunProps {
  /** The passage's text. */
  text: string;
  /** The book, once it was named. */
  knownBook: BookName | null;
  onAnswer: (answer: ReferenceAnswer) => void;
}

const UNKNOWN: ReferenceAnswer = { bookName: null, chapter: null, startVerse: null, endVerse: null };

/**
 * Asks for the reference of a text, in one field. The field waits to be tapped, so that the text stays at its beginning. What
 * cannot be read is asked again, and is no wrong answer.
 */
export function ReferenceExercise({
  text,
  knownBook,
  run: { typed },
  change,
  onAnswer,
}: ReferenceExerciseProps) {
  const [unread, setUnread] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const read = referenceTyped(typed, knownBook);
        if (read.ok) onAnswer(read.answer);
        else setUnread(read.reason);
      }}
    >
      <p className={styles.text}>{text}</p>
      <div className={styles.answerRow}>
        <TextField
          label="Reference"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={knownBook === null ? EXAMPLE : '1:2-3'}
          value={typed}
          onChange={(value) => {
            setUnread('');
            change({ typed: value });
          }}
        >
          {unread !== '' && <p role="alert">{unread}</p>}
        </TextField>
        <div className={styles.actions}>
          <Button onClick={() => onAnswer(UNKNOWN)}>I don’t know</Button>
          <Button type="submit" main disabled={isBlank(typed)}>
            Answer
          </Button>
        </div>
      </div>
    </form>
  );
}
