import { useContext, useState } from 'react';
import { useMedia } from '@/ui/hooks/useMedia';
import { PaneScroll } from '@/ui/layout/paneScroll';
import type { BookCount } from '@/domain/search/refine';
import type { BookName } from '@/domain/bible/books';
import { displayBookName } from '@/domain/references/reference';
import type { SearchGroup } from '@/domain/search/searchGroups';
import { Disclosure } from '@/ui/lists/Disclosure';
import { BookChart } from './BookChart';
import styles from './Results.module.scss';

interface BookCountsProps {
  group: SearchGroup;
  counts: readonly BookCount[];
  only: BookName | null;
  onNarrow: (bookName: BookName | null) => void;
}

/** More books than this are folded away at first. */
const FEW = 12;

/** How many verses each book has; a press narrows the list to that book, another takes it back. */
export function BookCounts({ group, counts, only, onNarrow }: BookCountsProps) {
  // In a narrow pane and on a phone the verses are what one came for.
  const inPane = useContext(PaneScroll) !== null;
  const narrow = useMedia('(max-width: 47.99rem)');
  const [open, setOpen] = useState(!inPane && !narrow && (counts.length <= FEW || only !== null));
  if (counts.length < 2) return null;
  return (
    <Disclosure summary={`By book (${counts.length})`} open={open} onToggle={setOpen}>
      <BookChart group={group} counts={counts} only={only} onNarrow={onNarrow} />
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
