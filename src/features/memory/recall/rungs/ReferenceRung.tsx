import type { BookName } from '@/bible/books';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { referenceTyped, type ReferenceAnswer } from '../model/referenceAnswer';
import styles from '../Recall.module.scss';
import type { RunProps } from '../useRun';

interface ReferenceRungProps extends RunProps {
  /** The passage's text. */
  text: string;
  /** The book, once it was named. */
  knownBook: BookName | null;
  onAnswer: (answer: ReferenceAnswer) => void;
}

const UNKNOWN: ReferenceAnswer = { bookName: null, chapter: null, startVerse: null, endVerse: null };

/** Asks for the reference of a text, in one field. The field waits to be tapped, so that the text stays at its beginning. */
export function ReferenceRung({ text, knownBook, run: { typed }, change, onAnswer }: ReferenceRungProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(referenceTyped(typed, knownBook));
      }}
    >
      <p className={styles.text}>{text}</p>
      <div className={styles.answerRow}>
        <Field label="Reference">
          {(id) => (
            <input
              id={id}
              className="form-control"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              placeholder={knownBook === null ? 'John 3:16-17' : '3:16-17'}
              value={typed}
              onChange={({ target }) => change({ typed: target.value })}
            />
          )}
        </Field>
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
