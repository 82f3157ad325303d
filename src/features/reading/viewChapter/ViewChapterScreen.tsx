import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { bookOf, BOOKS, type BookName } from '@/bible/books';
import { lastBook, lastReadIn, rememberBook, rememberReadIn, rememberTranslation } from '@/bible/lastPlace';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { Disclosure } from '@/ui/lists/Disclosure';
import { Screen } from '@/ui/layout/Screen';
import { CheckField } from '@/ui/controls/Field';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { focusIfLost } from '@/ui/focus/keepFocus';
import styles from './ViewChapterScreen.module.scss';
import '@/ui/controls/forms.scss';

/** Picks a chapter in three steps: translation, book, chapter. The first two start with those read last. */
export function ViewChapterScreen() {
  const [translation, setTranslation] = useState(() => lastReadIn() ?? lastTranslation());
  const [bookName, setBookName] = useState<BookName>(() => lastBook() ?? 'genesis');
  const [booksOpen, setBooksOpen] = useState(() => lastBook() === null);
  const [chaptersOpen, setChaptersOpen] = useState(true);
  const book = bookOf(bookName);
  const chapters = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused radio button was removed when the list of books closed.
    focusIfLost(chapters.current);
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
            rememberReadIn(chosen);
          }}
        />
      </div>
      <Disclosure summary={`Book: ${book.longName}`} open={booksOpen} onToggle={setBooksOpen}>
        {TESTAMENTS.map(({ title, books }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            <div className={styles.books}>
              {books.map(({ bookName: each, longName }) => (
                <CheckField
                  key={each}
                  type="radio"
                  name="book"
                  id={`book-${each}`}
                  label={longName}
                  checked={each === bookName}
                  onChange={() => pick(each)}
                  // A click with a pointer picks and closes. The arrow keys, whose click count is 0, only move through
                  // the books.
                  onClick={({ detail }) => {
                    if (detail > 0) setBooksOpen(false);
                  }}
                />
              ))}
            </div>
          </fieldset>
        ))}
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

/** The two testaments with their books, in canonical order. */
const TESTAMENTS = [
  { title: 'Old Testament', books: BOOKS.slice(0, 39) },
  { title: 'New Testament', books: BOOKS.slice(39) },
];
