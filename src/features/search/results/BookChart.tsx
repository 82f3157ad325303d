import { useState, type PointerEvent } from 'react';
import { formatNumber } from '@/platform/values/text';
import type { BookName } from '@/bible/books';
import type { BookCount } from '../model/refine';
import { booksBelow, type Narrowing } from '../model/narrowing';
import type { SearchGroup } from '../model/searchGroups';
import styles from './Results.module.scss';

export interface BookChartProps {
  group: SearchGroup;
  counts: readonly BookCount[];
  only: Narrowing | null;
  onNarrow: (only: Narrowing | null) => void;
}

/** The smallest height of a bar that has any verse, of 100, so that it is visible. */
const MIN_HEIGHT = 3;

/**
 * How many verses each book of the group has, as bars for the eye and the pointer. The buttons below give the same
 * information and actions to the keyboard and to screen readers.
 */
export function BookChart({ group, counts, only, onNarrow }: BookChartProps) {
  const [pointed, setPointed] = useState<BookName | null>(null);
  const books = booksBelow(group, only);
  const chosen = books.find(({ bookName }) => bookName === only)?.bookName ?? null;
  const countOf = new Map(counts.map(({ bookName, count }) => [bookName, count]));
  const maxCount = Math.max(1, ...countOf.values());
  const bookAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return books[Math.floor(((clientX - left) / Math.max(1, width)) * books.length)];
  };
  const shown = books.find(({ bookName }) => bookName === (pointed ?? chosen));
  return (
    <div className={styles.chart} aria-hidden>
      <p className={styles.chartLabel}>
        {shown ? `${shown.longName} ${formatNumber(countOf.get(shown.bookName) ?? 0)}` : 'Verses by book'}
      </p>
      <div
        className={styles.bars}
        onPointerMove={(event) => setPointed(bookAt(event)?.bookName ?? null)}
        onPointerLeave={() => setPointed(null)}
        onPointerUp={(event) => {
          const book = bookAt(event)?.bookName;
          setPointed(null);
          if (book !== undefined && countOf.has(book)) onNarrow(book === only ? null : book);
        }}
      >
        <svg viewBox={`0 0 ${books.length * 10} 100`} preserveAspectRatio="none">
          {books.map(({ bookName }, index) => {
            const count = countOf.get(bookName) ?? 0;
            const height = count === 0 ? 0 : Math.max(MIN_HEIGHT, (count / maxCount) * 100);
            const lit = bookName === (pointed ?? chosen);
            return (
              <rect
                key={bookName}
                x={index * 10 + 1}
                width={8}
                y={100 - height}
                height={height}
                className={lit ? styles.barLit : chosen === null ? styles.bar : styles.barDim}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}
