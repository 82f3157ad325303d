import { useId, useState } from 'react';
import { BOOKS } from '@/domain/bible/books';
import { parseReference } from '@/domain/references/referenceParser';
import type { ReferenceAnswer } from '@/domain/recall/referenceAnswer';
import { isBlank } from '@/domain/text/text';
import styles from '../Recall.module.scss';

interface ReferenceRungProps {
  /** The passage's text, whose reference is asked for. */
  text: string;
  onAnswer: (answer: ReferenceAnswer) => void;
}

/** The answer by passage text: the book by suggestions, chapter and verses by number. */
export function ReferenceRung({ text, onAnswer }: ReferenceRungProps) {
  const id = useId();
  const [book, setBook] = useState('');
  const [chapter, setChapter] = useState('');
  const [verses, setVerses] = useState('');
  const submit = () => {
    const parsed = isBlank(book) ? null : parseReference(book);
    const [start, end] = verses.split(/\s*[-–]\s*/);
    onAnswer({
      bookName: parsed?.ok === true ? parsed.bookName : null,
      chapter: numberIn(chapter),
      startVerse: numberIn(start),
      endVerse: numberIn(end),
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
            onChange={({ target }) => setBook(target.value)}
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
            onChange={({ target }) => setChapter(target.value)}
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
            onChange={({ target }) => setVerses(target.value)}
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

/** The number that a field holds; null where it holds none. */
function numberIn(field: string | undefined): number | null {
  const digits = /\d+/.exec((field ?? '').normalize('NFKC'))?.[0];
  return digits === undefined ? null : Number(digits);
}
