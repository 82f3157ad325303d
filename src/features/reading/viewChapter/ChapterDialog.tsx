import { useState } from 'react';
import { bookOf, type BookName } from '@/bible/books';
import { rememberBook } from '@/bible/lastChosen';
import type { ChapterRef } from '@/bible/passage';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Disclosure } from '@/ui/lists/Disclosure';
import { BookGrid, ChapterGrid } from './BookGrid';

interface ChapterDialogProps {
  /** The chapter that is read. */
  here: ChapterRef;
  hrefOf: (chapter: ChapterRef) => string;
  onClose: () => void;
}

/** Goes to another chapter: of the book that is read, or of another one. */
export function ChapterDialog({ here, hrefOf, onClose }: ChapterDialogProps) {
  const [bookName, setBookName] = useState<BookName>(here.bookName);
  const [booksOpen, setBooksOpen] = useState(false);
  return (
    <Dialog title="Go to Chapter" onClose={onClose}>
      <Disclosure summary={`Book: ${bookOf(bookName).longName}`} open={booksOpen} onToggle={setBooksOpen}>
        <BookGrid
          bookName={bookName}
          onPick={(picked, byPointer) => {
            setBookName(picked);
            if (byPointer) setBooksOpen(false);
          }}
        />
      </Disclosure>
      <ChapterGrid
        bookName={bookName}
        current={bookName === here.bookName ? here.chapter : undefined}
        hrefOf={(chapter) => hrefOf({ bookName, chapter })}
        onChoose={() => {
          rememberBook(bookName);
          onClose();
        }}
      />
    </Dialog>
  );
}
