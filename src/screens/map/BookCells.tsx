import { memo } from 'react';
import { Link } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import type { Book } from '@/domain/bible/books';
import {
  countOf,
  countsOf,
  countWords,
  levelOf,
  type ChapterCounts,
  type MapKind,
} from '@/domain/map/bibleMap';
import { lastTranslation } from '@/device/recents/lastPlace';
import styles from './Map.module.scss';

interface BookCellsProps {
  book: Book;
  counts: ReadonlyMap<string, ChapterCounts>;
  kind: MapKind | 'all';
  /** Whether a cell shows how often instead of its chapter. */
  numbers: boolean;
}

/** The chapters of a book as cells that link to the reader. */
export const BookCells = memo(function BookCells({ book, counts, kind, numbers }: BookCellsProps) {
  const translation = lastTranslation();
  const { bookName, longName, maxChapter } = book;
  return (
    <div className={styles.book}>
      <h3>{longName}</h3>
      <div className={styles.cells}>
        {Array.from({ length: maxChapter }, (_, index) => {
          const here = { bookName, chapter: index + 1 };
          const done = countsOf(counts, here);
          const count = countOf(done, kind);
          const words = countWords(done);
          const label = `${longName} ${here.chapter}${words === '' ? '' : `: ${words}`}`;
          return (
            <Link
              key={here.chapter}
              to={readerPath(translation, here)}
              className={styles.cell}
              data-level={levelOf(count)}
              aria-label={label}
              title={label}
            >
              {numbers ? count || '' : here.chapter}
            </Link>
          );
        })}
      </div>
    </div>
  );
});
