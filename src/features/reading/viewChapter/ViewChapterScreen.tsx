import { useEffect, useRef, useState } from 'react';
import { readerPath } from '@/routes/paths';
import { bookOf, type BookName } from '@/bible/books';
import { lastBook, lastReadIn, rememberBook, rememberReadIn, rememberTranslation } from '@/bible/lastChosen';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { Disclosure } from '@/ui/lists/Disclosure';
import { Screen } from '@/ui/layout/Screen';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { focusIfLost } from '@/ui/focus/keepFocus';
import { BookGrid, ChapterGrid } from './BookGrid';
import styles from './ViewChapterScreen.module.scss';

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
        <BookGrid
          bookName={bookName}
          onPick={(picked, byPointer) => {
            pick(picked);
            if (byPointer) setBooksOpen(false);
          }}
        />
      </Disclosure>
      <Disclosure
        summary={`Chapters of ${book.longName}`}
        open={chaptersOpen}
        onToggle={setChaptersOpen}
        buttonRef={chapters}
      >
        <ChapterGrid
          bookName={bookName}
          hrefOf={(chapter) => readerPath(translation, { bookName, chapter })}
          onChoose={() => rememberBook(bookName)}
        />
      </Disclosure>
    </Screen>
  );
}
