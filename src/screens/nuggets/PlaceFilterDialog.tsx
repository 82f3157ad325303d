import { useId, useMemo, useState } from 'react';
import { bookByName, BOOKS } from '@/domain/bible/books';
import { countPlaces, type Place } from '@/domain/bible/places';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { placeFilterSet, selectNuggetBrowser, selectNuggetsWithTopics } from '@/store/nuggets/nuggetBrowser';
import { Button } from '@/ui/forms/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './nuggets.module.scss';

/** Filters by a book or a chapter of it, each with its number of passages; Apply needs a book (§5). */
export function PlaceFilterDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { place } = useAppSelector(selectNuggetBrowser);
  const nuggets = useAppSelector(selectNuggetsWithTopics);
  const counts = useMemo(() => countPlaces(nuggets), [nuggets]);
  const [bookName, setBookName] = useState<string>(place?.bookName ?? '');
  const [chapter, setChapter] = useState(place?.chapter ?? null);
  const id = useId();
  const book = bookByName(bookName);
  const count = (key: string) => counts.get(key) ?? 0;
  const set = (chosen: Place | null) => {
    onClose();
    dispatch(placeFilterSet(chosen));
  };

  return (
    <Dialog
      title="Filter by Book/Chapter"
      onClose={onClose}
      onSubmit={() => {
        if (book) set({ bookName: book.bookName, chapter });
      }}
      footer={
        <>
          {place && <Button onClick={() => set(null)}>Clear Filter</Button>}
          <Button main type="submit" disabled={!book}>
            Apply
          </Button>
        </>
      }
    >
      <label htmlFor={`${id}-book`}>Book</label>
      <select
        id={`${id}-book`}
        className={`form-select ${styles.book}`}
        value={bookName}
        onChange={({ target }) => {
          setBookName(target.value);
          setChapter(null);
        }}
      >
        <option value="">Choose a book</option>
        {BOOKS.map((each) => (
          <option key={each.bookName} value={each.bookName}>
            {each.longName} ({count(each.bookName)})
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-chapter`}>Chapter</label>
      <select
        id={`${id}-chapter`}
        className="form-select"
        disabled={!book}
        value={chapter ?? ''}
        onChange={({ target }) => setChapter(target.value === '' ? null : Number(target.value))}
      >
        <option value="">All chapters{book && ` (${count(book.bookName)})`}</option>
        {book &&
          Array.from({ length: book.maxChapter }, (_, before) => before + 1).map((each) => (
            <option key={each} value={each}>
              {each} ({count(`${book.bookName}/${each}`)})
            </option>
          ))}
      </select>
    </Dialog>
  );
}
