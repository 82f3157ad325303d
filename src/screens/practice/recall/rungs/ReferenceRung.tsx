import { useId } from 'react';
import { BOOKS } from '@/domain/bible/books';
import { parseReference } from '@/domain/references/referenceParser';
import { numberTyped, versesTyped, type ReferenceAnswer } from '@/domain/recall/referenceAnswer';
import { isBlank } from '@/domain/text/text';
import type { TypedReference } from '../useRun';
import styles from '../Recall.module.scss';

interface ReferenceRungProps {
  /** The passage's text, whose reference is asked for. */
  text: string;
  typed: TypedReference;
  onType: (typed: TypedReference) => void;
  onAnswer: (answer: ReferenceAnswer) => void;
}

/** The answer by passage text: the book by suggestions, chapter and verses by number. */
export function ReferenceRung({ text, typed, onType, onAnswer }: ReferenceRungProps) {
  const id = useId();
  const { book, chapter, verses } = typed;
  const submit = () => {
    const parsed = isBlank(book) ? null : parseReference(book);
    onAnswer({
      bookName: parsed?.ok === true ? parsed.bookName : null,
      chapter: numberTyped(chapter),
      ...versesTyped(verses),
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.text}>{text}</p>
      <div className={styles.fields}>
        <label className={styles.bookField}>
          <span>Book</span>
          <input
            className="form-control"
            list={`${id}-books`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            // What the person came for is to answer.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={book}
            onChange={({ target }) => onType({ ...typed, book: target.value })}
          />
        </label>
        <datalist id={`${id}-books`}>
          {BOOKS.map(({ bookName, longName }) => (
            <option key={bookName} value={longName} />
          ))}
        </datalist>
        <label className={styles.numberField}>
          <span>Chapter</span>
          <input
            className="form-control"
            inputMode="numeric"
            autoComplete="off"
            value={chapter}
            onChange={({ target }) => onType({ ...typed, chapter: target.value })}
          />
        </label>
        <label className={styles.numberField}>
          <span>Verses</span>
          <input
            className="form-control"
            inputMode="text"
            placeholder="16-17"
            autoComplete="off"
            value={verses}
            onChange={({ target }) => onType({ ...typed, verses: target.value })}
          />
        </label>
      </div>
      <div className={styles.actions}>
        <button type="submit" className="btn btn-primary" disabled={isBlank(book)}>
          Answer
        </button>
      </div>
    </form>
  );
}
