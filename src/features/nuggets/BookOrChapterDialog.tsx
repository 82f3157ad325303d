import { useMemo, useState } from 'react';
import { formatNumber } from '@/platform/values/text';
import { bookOf, BOOKS, type BookName } from '@/bible/books';
import { countByBookAndChapter, type BookOrChapter } from '@/bible/bookOrChapter';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { bookOrChapterFilterSet, selectNuggetBrowser, selectNuggetsWithTopics } from './store/nuggetBrowser';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { SelectField } from '@/ui/controls/Field';
import styles from './nuggets.module.scss';

/** Filters by a book or a chapter of it, each with its number of passages; Apply needs a book. */
export function BookOrChapterDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { bookOrChapterFilter } = useAppSelector(selectNuggetBrowser);
  const nuggets = useAppSelector(selectNuggetsWithTopics);
  const counts = useMemo(() => countByBookAndChapter(nuggets), [nuggets]);
  const [bookName, setBookName] = useState<BookName | ''>(bookOrChapterFilter?.bookName ?? '');
  const [chapter, setChapter] = useState<number | ''>(bookOrChapterFilter?.chapter ?? '');
  const book = bookName && bookOf(bookName);
  const count = (key: string) => formatNumber(counts.get(key) ?? 0);
  const set = (chosen: BookOrChapter | null) => {
    onClose();
    dispatch(bookOrChapterFilterSet(chosen));
  };

  return (
    <Dialog
      title="Filter by Book/Chapter"
      onClose={onClose}
      onSubmit={() => {
        if (book) set({ bookName: book.bookName, chapter: chapter || null });
      }}
      footer={
        <>
          {bookOrChapterFilter && <Button onClick={() => set(null)}>Clear Filter</Button>}
          <Button main type="submit" disabled={!book} hint={!book && 'Choose a book first'}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles.book}>
        <SelectField
          label="Book"
          value={bookName}
          options={['' as const, ...BOOKS.map((each) => each.bookName)]}
          nameOf={(name) => (name ? `${bookOf(name).longName} (${count(name)})` : 'Choose a book')}
          onChange={(name) => {
            setBookName(name);
            setChapter('');
          }}
        />
      </div>
      <SelectField
        label="Chapter"
        disabled={!book}
        value={chapter}
        options={[
          '' as const,
          ...Array.from({ length: book ? book.maxChapter : 0 }, (_, before) => before + 1),
        ]}
        nameOf={(each) =>
          each
            ? `${each} (${count(`${bookName}/${each}`)})`
            : `All chapters${book ? ` (${count(bookName)})` : ''}`
        }
        onChange={setChapter}
      />
    </Dialog>
  );
}
