import { useId } from 'react';
import type { Book } from '@/bible/books';
import { countOf, countsOf, levelOf, type ChapterCounts, type MapChoice } from './model/bibleMap';
import { counted } from '@/platform/values/text';
import { BookChapters } from './BookChapters';
import styles from './Map.module.scss';

interface BookBarProps {
  book: Book;
  counts: ReadonlyMap<string, ChapterCounts>;
  choice: MapChoice;
  year: number | null;
  open: boolean;
  onToggle: () => void;
}

/** A book as a bar of its chapters, each in its shade; it unfolds to the chapters. */
export function BookBar({ book, counts, choice, year, open, onToggle }: BookBarProps) {
  const id = useId();
  const { bookName, longName, shortName, maxChapter } = book;
  const levels = Array.from({ length: maxChapter }, (_, index) =>
    levelOf(countOf(countsOf(counts, { bookName, chapter: index + 1 }), choice)),
  );
  // Half of what parts two chapters, in chapters: fine on any bar, and nothing at the ends of a short one.
  const gap = Math.min(0.04, 0.004 * maxChapter);
  const touched = levels.filter((level) => level > 0).length;
  return (
    <>
      <li>
        <button
          type="button"
          className={styles.book}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span className="visually-hidden">
            {longName}: {touched} of {counted(maxChapter, 'chapter')}
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
