import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { focusFallback, focusIfLost } from '../focus/keepFocus';
import { PaneScroll } from '../layout/paneScroll';
import styles from './ListDetail.module.scss';
import type { ListDetail } from './useListDetail';

interface ListDetailPanesProps {
  of: Pick<ListDetail<unknown>, 'wide' | 'isAlone' | 'rows' | 'shownId'>;
  /** The name of the list for screen readers: 'Memory passages'. */
  label: string;
  list: ReactNode;
  /** The row that is shown; null while there is none. */
  detail: ReactNode;
  /** Shown beside the list while there is no detail. */
  nothing?: ReactNode;
  /** Shows only the list, in the screen's own column, while there is nothing to choose from. */
  listOnly?: boolean;
  /** Both panes end at the bottom of the window, and scroll separately. */
  fit?: boolean;
}

/**
 * A list on the left, which scrolls separately, and one of its rows on the right in the reading column. Where there is no room
 * for both, the row is in place of the list: it has its own URL, and Back leads to the list. For a `Screen` of the width that
 * `useListDetail` says.
 */
export function ListDetailPanes({ of, label, list, detail, nothing, listOnly, fit }: ListDetailPanesProps) {
  const { wide, isAlone, rows, shownId } = of;
  const scroll = useRef<HTMLElement>(null);
  const wasAlone = useRef(isAlone);
  // Where only another row is shown, that row is on the screen before the list marks it.
  const current = useMemo(() => ({ list, rows, shownId }), [list, rows, shownId]);
  const marked = useDeferredValue(current);
  const isOnlyMark = marked.rows === rows && marked.shownId !== shownId;
  useLayoutEffect(() => {
    if (isAlone) window.scrollTo({ top: 0 });
  }, [isAlone]);
  useEffect(() => {
    // The focused element was removed together with the list or the detail. What took its place runs first, because it may
    // know a better element.
    if (wasAlone.current !== isAlone) focusIfLost(focusFallback(), { preventScroll: true });
    wasAlone.current = isAlone;
  }, [isAlone]);
  if (!wide) return isAlone ? detail : list;
  return (
    <div className={listOnly ? undefined : fit ? `${styles.panes} ${styles.fit}` : styles.panes}>
      {/* A region that scrolls must be focusable. */}
      <section ref={scroll} aria-label={label} tabIndex={-1} className={listOnly ? undefined : styles.list}>
        <PaneScroll value={scroll}>{isOnlyMark ? marked.list : list}</PaneScroll>
      </section>
      {!listOnly && <div className={styles.chosen}>{detail ?? nothing}</div>}
    </div>
  );
}
