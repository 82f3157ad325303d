import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Book } from '@/bible/books';
import {
  countOf,
  countsOf,
  levelOf,
  countsLabel,
  type ChapterCounts,
  type MapChoice,
} from './model/bibleMap';
import { pluralize, formatNumber } from '@/platform/values/text';
import { readerPath } from '@/routes/paths';
import { lastTranslation } from '@/bible/text/lastTranslation';
import styles from './Map.module.scss';

interface BookBarProps {
  book: Book;
  counts: ReadonlyMap<string, ChapterCounts>;
  choice: MapChoice;
  year: number | null;
  open: boolean;
  onToggle: () => void;
}

/** The longest name, in characters, that fits on one line in one column of a phone: 'Song of Sol' takes two columns. */
const MAX_NARROW = 6;

/** A book as a bar of its chapters, each in its shade; it expands to the chapters. */
export function BookBar({ book, counts, choice, year, open, onToggle }: BookBarProps) {
  const id = useId();
  const { bookName, longName, shortName, maxChapter } = book;
  const levels = Array.from({ length: maxChapter }, (_, index) =>
    levelOf(countOf(countsOf(counts, { bookName, chapter: index + 1 }), choice)),
  );
  // Half of the gap between two chapters, in chapters: narrow on every bar, and not too wide on a short one.
  const gap = Math.min(0.04, 0.004 * maxChapter);
  const touched = levels.filter((level) => level > 0).length;
  return (
    <>
      <li className={shortName.length > MAX_NARROW ? styles.wide : undefined}>
        <button
          type="button"
          className={styles.book}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span className="visually-hidden">
            {longName}: {touched} of {pluralize(maxChapter, 'chapter')}
          </span>
          <span aria-hidden className={styles.long}>
            {longName}
          </span>
          <span aria-hidden className={styles.short}>
            {shortName}
          </span>
          <span aria-hidden className={styles.figure}>
            {touched}/{maxChapter}
          </span>
          <svg aria-hidden viewBox={`0 0 ${maxChapter} 1`} preserveAspectRatio="none" className={styles.bar}>
            {levels.map(
              (level, index) =>
                level > 0 && (
                  <rect
                    key={index}
                    x={index + gap}
                    width={1 - 2 * gap}
                    height={1}
                    className={styles[`fill${level}`]}
                  />
                ),
            )}
          </svg>
        </button>
      </li>
      {open && (
        <li id={id} className={styles.unfolded}>
          <BookChapters book={book} counts={counts} choice={choice} year={year} />
        </li>
      )}
    </>
  );
}

interface BookChaptersProps {
  book: Book;
  counts: ReadonlyMap<string, ChapterCounts>;
  choice: MapChoice;
  year: number | null;
}

/** The chapters of a book as links to the reader, each with its shade and count. */
function BookChapters({ book, counts, choice, year }: BookChaptersProps) {
  const translation = lastTranslation();
  const { bookName, longName, maxChapter } = book;
  return (
    <ul className={`plain-list ${styles.chapters}`} aria-label={`Chapters of ${longName}`}>
      {Array.from({ length: maxChapter }, (_, index) => {
        const here = { bookName, chapter: index + 1 };
        const done = countsOf(counts, here);
        const count = countOf(done, choice);
        const countsText = countsLabel(done, year);
        const label = `${longName} ${here.chapter}${countsText === '' ? '' : `: ${countsText}`}`;
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
              {count > 0 && <small aria-hidden>×{formatNumber(count)}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
