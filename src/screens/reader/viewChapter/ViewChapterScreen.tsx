import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { BOOKS, bookOf, type BookName } from '@/domain/bible/books';
import { lastBook, lastTranslation, rememberBook, rememberTranslation } from '@/device/recents/lastPlace';
import { Disclosure } from '@/ui/lists/Disclosure';
import { Screen } from '@/ui/layout/Screen';
import { TranslationSelect } from '@/ui/forms/TranslationSelect';
import styles from './ViewChapterScreen.module.scss';
import '@/ui/forms/forms.scss';

/** Picks a chapter in three steps: translation, book, chapter; the first two are remembered (§2). */
export function ViewChapterScreen() {
  const [translation, setTranslation] = useState(lastTranslation);
  const [bookName, setBookName] = useState<BookName>(() => lastBook() ?? 'genesis');
  const [booksOpen, setBooksOpen] = useState(() => lastBook() === null);
  const [chaptersOpen, setChaptersOpen] = useState(true);
  const book = bookOf(bookName);
  const chapters = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The book that was picked has been folded away.
    if (document.activeElement === document.body) chapters.current?.focus();
  }, [booksOpen]);

  const pick = (picked: BookName) => {
    setBookName(picked);
    rememberBook(picked);
    setChaptersOpen(true);
  };

  return (
    <Screen title="View Bible Chapter">
      <div className={styles.translation}>
        <TranslationSelect
          value={translation}
          onChange={(chosen) => {
            setTranslation(chosen);
            rememberTranslation(chosen);
          }}
        />
      </div>
      <Disclosure summary={`Book: ${book.longName}`} open={booksOpen} onToggle={setBooksOpen}>
        <BookGroup
          title="Old Testament"
          from={0}
          to={39}
          picked={bookName}
          onPick={pick}
          onDone={setBooksOpen}
        />
        <BookGroup
          title="New Testament"
          from={39}
          to={66}
          picked={bookName}
          onPick={pick}
          onDone={setBooksOpen}
        />
      </Disclosure>
      <Disclosure
        summary={`Chapters of ${book.longName}`}
        open={chaptersOpen}
        onToggle={setChaptersOpen}
        buttonRef={chapters}
      >
        <div className={styles.chapters}>
          {Array.from({ length: book.maxChapter }, (_, index) => index + 1).map((chapter) => (
            <Link
              key={chapter}
              className="btn btn-outline-secondary"
              to={readerPath(translation, { bookName, chapter })}
              onClick={() => rememberBook(bookName)}
            >
              {chapter}
            </Link>
          ))}
        </div>
      </Disclosure>
    </Screen>
  );
}

interface BookGroupProps {
  title: string;
  from: number;
  to: number;
  picked: BookName;
  onPick: (bookName: BookName) => void;
  onDone: (open: false) => void;
}

function BookGroup({ title, from, to, picked, onPick, onDone }: BookGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.books}>
        {BOOKS.slice(from, to).map(({ bookName, longName }) => (
          <div key={bookName} className="form-check">
            <input
              type="radio"
              className="form-check-input"
              name="book"
              id={`book-${bookName}`}
              checked={bookName === picked}
              onChange={() => onPick(bookName)}
              // A pointer has picked; the arrows of a keyboard only pass by, and have no click count.
              onClick={({ detail }) => {
                if (detail > 0) onDone(false);
              }}
            />
            <label className="form-check-label" htmlFor={`book-${bookName}`}>
              {longName}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
