import { useLayoutEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import styles from './Pager.module.scss';

interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** For example 'Pages of practice history'. */
  label: string;
}

/**
 * First, Prev, up to five page numbers with ellipses, Next, Last; nothing for a single page. Icons replace the words if
 * the row is too narrow.
 */
export function Pager({ page, pageCount, onPage, label }: PagerProps) {
  const pages = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // On the first or last page the pressed button becomes disabled, and so loses the focus.
    const focused = document.activeElement;
    if (focused?.matches(':disabled') && pages.current?.contains(focused))
      pages.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  if (pageCount <= 1) return null;
  const { numbers, before, after } = pageWindow(page, pageCount);
  const step = (text: string, Icon: LucideIcon, target: number) => (
    <li className={styles.step}>
      <button
        type="button"
        data-repeats
        aria-label={text}
        title={text}
        disabled={target < 1 || target > pageCount || target === page}
        onClick={() => onPage(target)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        <span>{text}</span>
      </button>
    </li>
  );
  const ellipsis = (
    <li aria-hidden className={styles.ellipsis}>
      …
    </li>
  );
  return (
    <nav ref={pages} aria-label={label} className={styles.pages}>
      <ul className={styles.pager}>
        {step('First', ChevronsLeft, 1)}
        {step('Prev', ChevronLeft, page - 1)}
        {before && ellipsis}
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
        {after && ellipsis}
        {step('Next', ChevronRight, page + 1)}
        {step('Last', ChevronsRight, pageCount)}
      </ul>
    </nav>
  );
}

/** How many page numbers are shown. */
const WINDOW = 5;

/** The page numbers to show, up to 5 around the page, and whether there are pages before and after them. */
export function pageWindow(
  page: number,
  pageCount: number,
): { numbers: number[]; before: boolean; after: boolean } {
  const length = Math.min(WINDOW, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pageCount - length + 1));
  return {
    numbers: Array.from({ length }, (_, index) => first + index),
    before: first > 1,
    after: first + length - 1 < pageCount,
  };
}
