import { useContext, useState } from 'react';
import { useMedia } from '@/ui/hooks/useMedia';
import { PaneScroll } from '@/ui/layout/paneScroll';
import { displayBookName } from '@/domain/references/reference';
import { Disclosure } from '@/ui/lists/Disclosure';
import { BookChart, type BookChartProps } from './BookChart';
import styles from './Results.module.scss';

/** More books than this are collapsed at first. */
const MAX_OPEN = 12;

/** How many verses each book has; a press narrows the list to that book, another press shows all books again. */
export function BookCounts(props: BookChartProps) {
  const { counts, only, onNarrow } = props;
  // In a narrow pane and on a phone the room belongs to the verses.
  const inPane = useContext(PaneScroll) !== null;
  const narrow = useMedia('(max-width: 47.99rem)');
  const [open, setOpen] = useState(!inPane && !narrow && (counts.length <= MAX_OPEN || only !== null));
  if (counts.length < 2) return null;
  return (
    <Disclosure summary={`By book (${counts.length})`} open={open} onToggle={setOpen}>
      <BookChart {...props} />
      <div role="group" aria-label="Narrow to a book" className={styles.books}>
        <button type="button" aria-pressed={only === null} onClick={() => onNarrow(null)}>
          All books
        </button>
        {counts.map(({ bookName, count }) => (
          <button
            key={bookName}
            type="button"
            aria-pressed={bookName === only}
            onClick={() => onNarrow(bookName === only ? null : bookName)}
          >
            {displayBookName(bookName)} <span className="muted">{count.toLocaleString('en')}</span>
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
