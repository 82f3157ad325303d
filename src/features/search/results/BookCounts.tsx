import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { displayBookName } from '@/bible/references/reference';
import { useMedia } from '@/platform/page/useMedia';
import { formatNumber } from '@/platform/values/text';
import { PaneScroll } from '@/ui/layout/paneScroll';
import { Disclosure } from '@/ui/lists/Disclosure';
import { booksBelow, partCounts, type Narrowing } from '../model/narrowing';
import { BookChart, type BookChartProps } from './BookChart';
import styles from './Results.module.scss';

/** With more books than this, the section is collapsed at first. */
const MAX_OPEN = 12;

/**
 * How many verses each part of the Bible and each book has; a press filters the list, another press shows all again. On
 * a phone they are one row to scroll.
 */
export function BookCounts(props: BookChartProps) {
  const { group, counts, only, onNarrow } = props;
  // In a narrow pane and on a phone the space is needed for the verses.
  const inPane = useContext(PaneScroll) !== null;
  const narrow = useMedia('(max-width: 47.99rem), (max-height: 30rem)');
  const [open, setOpen] = useState(!inPane && !narrow && (counts.length <= MAX_OPEN || only !== null));
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chips = row.current;
    const pressed = only !== null && chips?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chips && pressed) showIn(chips, pressed);
  }, [only, narrow]);
  if (counts.length < 2) return null;
  const below = new Set(booksBelow(group, only).map(({ bookName }) => bookName));
  const shown = counts.filter(({ bookName }) => below.has(bookName));
  const chip = (value: Narrowing, title: string, count: number) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === only}
      onClick={() => onNarrow(value === only ? null : value)}
    >
      {title} <span className="muted">{formatNumber(count)}</span>
    </button>
  );
  const parts = partCounts(group, counts).map(({ part, title, count }) => chip(part, title, count));
  const partChips = parts.length > 0 && (
    <div role="group" aria-label="Narrow to a part" className={`${styles.books} ${styles.parts}`}>
      {parts}
    </div>
  );
  const bookChips = (
    <div role="group" aria-label="Narrow to a book" className={styles.books}>
      <button type="button" aria-pressed={only === null} onClick={() => onNarrow(null)}>
        All books
      </button>
      {shown.map(({ bookName, count }) => chip(bookName, displayBookName(bookName), count))}
    </div>
  );
  if (narrow) {
    return (
      <div ref={row} className={styles.chipRow}>
        {partChips}
        {bookChips}
      </div>
    );
  }
  return (
    <>
      {partChips}
      <Disclosure summary={`By book (${shown.length})`} open={open} onToggle={setOpen}>
        <BookChart {...props} />
        {bookChips}
      </Disclosure>
    </>
  );
}

/** Scrolls only a row, to centre a chip that is out of sight. */
function showIn(row: HTMLElement, chip: HTMLElement): void {
  const frame = row.getBoundingClientRect();
  const { left, right, width } = chip.getBoundingClientRect();
  if (left < frame.left || right > frame.right)
    row.scrollLeft += left - frame.left - (frame.width - width) / 2;
}
