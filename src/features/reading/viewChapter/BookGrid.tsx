import { Link } from 'react-router-dom';
import { bookOf, BOOKS, type BookName } from '@/bible/books';
import styles from './BookGrid.module.scss';

/** The sections of the Bible, by the number of their last book. */
const SECTIONS = [
  ['Law', 5],
  ['History', 17],
  ['Poetry', 22],
  ['Prophets', 39],
  ['Gospels and Acts', 44],
  ['Letters of Paul', 57],
  ['Other letters, and Revelation', 66],
] as const;

const SECTION_BOOKS = SECTIONS.map(([title, last], index) => ({
  title,
  books: BOOKS.slice(SECTIONS[index - 1]?.[1] ?? 0, last),
}));

interface BookGridProps {
  bookName: BookName;
  /** `byPointer` is false for the arrow keys, which only move through the books. */
  onPick: (bookName: BookName, byPointer: boolean) => void;
}

/** The books as a list of radio buttons, drawn as a grid of short names by section. */
export function BookGrid({ bookName, onPick }: BookGridProps) {
  return SECTION_BOOKS.map(({ title, books }) => (
    <fieldset key={title} className={styles.section}>
      <legend>{title}</legend>
      <div className={styles.books}>
        {books.map(({ bookName: each, shortName, longName }) => (
          <label key={each} className={styles.book} title={longName}>
            <input
              type="radio"
              name="book"
              aria-label={longName}
              checked={each === bookName}
              onChange={() => onPick(each, false)}
              // A key's click has the count 0.
              onClick={({ detail }) => {
                if (detail > 0) onPick(each, true);
              }}
            />
            <span aria-hidden>{shortName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

interface ChapterGridProps {
  bookName: BookName;
  /** Marked as the one that is read; none if absent. */
  current?: number | undefined;
  hrefOf: (chapter: number) => string;
  onChoose: () => void;
}

/** The chapters of a book, as links. */
export const ChapterGrid = ({ bookName, current, hrefOf, onChoose }: ChapterGridProps) => (
  <div className={styles.chapters}>
    {Array.from({ length: bookOf(bookName).maxChapter }, (_, index) => index + 1).map((chapter) => (
      <Link
        key={chapter}
        className="btn btn-outline-secondary"
        aria-current={chapter === current ? 'page' : undefined}
        to={hrefOf(chapter)}
        onClick={onChoose}
      >
        {chapter}
      </Link>
    ))}
  </div>
);
