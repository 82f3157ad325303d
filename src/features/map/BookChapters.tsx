import { Link } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import type { Book } from '@/bible/books';
import {
  countOf,
  countsOf,
  countsLabel,
  levelOf,
  type ChapterCounts,
  type MapChoice,
} from './model/bibleMap';
import { lastTranslation } from '@/bible/lastPlace';
import styles from './Map.module.scss';

interface BookChaptersProps {
  book: Book;
  counts: ReadonlyMap<string, ChapterCounts>;
  choice: MapChoice;
  year: number | null;
}

/** The chapters of a book as links to the reader, each with its shade and how often. */
export function BookChapters({ book, counts, choice, year }: BookChaptersProps) {
  const translation = lastTranslation();
  const { bookName, longName, maxChapter } = book;
  return (
    <ul className={`plain-list ${styles.chapters}`} aria-label={`Chapters of ${longName}`}>
      {Array.from({ length: maxChapter }, (_, index) => {
        const here = { bookName, chapter: index + 1 };
        const done = countsOf(counts, here);
        const count = countOf(done, choice);
        const words = countsLabel(done, year);
        const label = `${longName} ${here.chapter}${words === '' ? '' : `: ${words}`}`;
        return (
          <li key={here.chapter}>
            <Link
              to={readerPath(translation, here)}
              className={styles.chapter}
              data-level={levelOf(count)}
              title={label}
            >
              <span className="visually-hidden">{label}</span>
              <span aria-hidden>{here.chapter}</span>
              {count > 0 && <small aria-hidden>×{count}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
