import { useId, type ComponentProps } from 'react';
import { BOOKS } from '@/domain/bible/books';
import { parseReference } from '@/domain/references/referenceParser';
import { numberTyped, versesTyped, type ReferenceAnswer } from '@/domain/recall/referenceAnswer';
import { isBlank } from '@/domain/text/text';
import { Button } from '@/ui/forms/Button';
import type { RunProps } from '../useRun';
import styles from '../Recall.module.scss';

interface ReferenceRungProps extends RunProps {
  /** The passage's text. */
  text: string;
  onAnswer: (answer: ReferenceAnswer) => void;
}

/** Asks for the reference of a text: the book with suggestions, chapter and verses as numbers. */
export function ReferenceRung({ text, run: { reference }, change, onAnswer }: ReferenceRungProps) {
  const id = useId();
  const { book, chapter, verses } = reference;
  const numberField = (label: string, name: 'chapter' | 'verses', input: ComponentProps<'input'>) => (
    <label className={styles.numberField}>
      <span>{label}</span>
      <input
        className="form-control"
        autoComplete="off"
        {...input}
        value={reference[name]}
        onChange={({ target }) => change({ reference: { ...reference, [name]: target.value } })}
      />
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = isBlank(book) ? null : parseReference(book);
        onAnswer({
          bookName: parsed?.ok === true ? parsed.bookName : null,
          chapter: numberTyped(chapter),
          ...versesTyped(verses),
        });
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person came here to answer
            autoFocus
            value={book}
            onChange={({ target }) => change({ reference: { ...reference, book: target.value } })}
          />
        </label>
        <datalist id={`${id}-books`}>
          {BOOKS.map(({ bookName, longName }) => (
            <option key={bookName} value={longName} />
          ))}
        </datalist>
        {numberField('Chapter', 'chapter', { inputMode: 'numeric' })}
        {numberField('Verses', 'verses', { inputMode: 'text', placeholder: '16-17' })}
      </div>
      <div className={styles.actions}>
        <Button type="submit" main disabled={isBlank(book)}>
          Answer
        </Button>
      </div>
    </form>
  );
}
