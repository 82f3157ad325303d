import { pageWindow } from './pageWindow';
import styles from './Pager.module.scss';

interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** What is paged: 'Pages of practice history'. */
  label: string;
}

/** First, Prev, up to five page numbers with ellipses, Next, Last (§4 'Paging controls'); nothing for a single page. */
export function Pager({ page, pageCount, onPage, label }: PagerProps) {
  if (pageCount <= 1) return null;
  const { numbers, before, after } = pageWindow(page, pageCount);
  const step = (text: string, target: number) => (
    <li>
      <button
        type="button"
        disabled={target < 1 || target > pageCount || target === page}
        onClick={() => onPage(target)}
      >
        {text}
      </button>
    </li>
  );
  const ellipsis = (
    <li aria-hidden className={styles.ellipsis}>
      …
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className={styles.pager}>
        {step('First', 1)}
        {step('Prev', page - 1)}
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
        {step('Next', page + 1)}
        {step('Last', pageCount)}
      </ul>
    </nav>
  );
}
