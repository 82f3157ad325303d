import { useRef, type ReactNode } from 'react';
import { useMedia } from '@/ui/hooks/useMedia';
import { PaneScroll } from './paneScroll';
import styles from './TwoPanes.module.scss';

interface TwoPanesProps {
  /** What the list is of, for a screen reader: 'Memory passages'. */
  label: string;
  list: ReactNode;
  /** What is chosen; null while nothing is. */
  chosen: ReactNode;
  /** Stands in the right pane while nothing is chosen. */
  nothing?: ReactNode;
}

/** From this width on both panes are there (product.md, 'Layout'). */
export const WIDE = '(min-width: 1100px)';

/**
 * A list to choose in, and what is chosen beside it: the list left with a scroll of its own, the thing right in the reading
 * column. Below 1100 px there is the one or the other: the thing has its own address, and Back leads to the list. For a
 * `Screen` of the width 'panes'.
 */
export function TwoPanes({ label, list, chosen, nothing }: TwoPanesProps) {
  const wide = useMedia(WIDE);
  const scroll = useRef<HTMLElement>(null);
  if (!wide) return chosen ?? list;
  return (
    <div className={styles.panes}>
      {/* A region that scrolls is reached by the keyboard. */}
      <section ref={scroll} aria-label={label} tabIndex={-1} className={styles.list}>
        <PaneScroll value={scroll}>{list}</PaneScroll>
      </section>
      <div className={styles.chosen}>{chosen ?? nothing}</div>
    </div>
  );
}
