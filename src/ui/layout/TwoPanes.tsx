import { useEffect, useRef, type ReactNode } from 'react';
import { useMedia } from '@/platform/page/useMedia';
import { focusFallback, focusIfLost } from '../focus/keepFocus';
import { PaneScroll } from './paneScroll';
import styles from './TwoPanes.module.scss';

interface TwoPanesProps {
  /** The name of the list for screen readers: 'Memory passages'. */
  label: string;
  list: ReactNode;
  /** The chosen item; null while there is none. */
  chosen: ReactNode;
  /** Shown in the right pane while nothing is chosen. */
  nothing?: ReactNode;
  /** Shows only the list pane, in the screen's own column, while there is nothing to choose from. */
  alone?: boolean;
  /** Both panes end at the bottom of the window, and scroll separately. */
  fit?: boolean;
}

/** From this width on, both panes are shown. */
export const WIDE = '(min-width: 1100px)';

/**
 * A list on the left, which scrolls separately, and the chosen item on the right in the reading column. Below 1100 px
 * only one of them is shown: the item has its own URL, and Back leads to the list. For a `Screen` of the width 'panes'.
 */
export function TwoPanes({ label, list, chosen, nothing, alone, fit }: TwoPanesProps) {
  const wide = useMedia(WIDE);
  const scroll = useRef<HTMLElement>(null);
  const isItemAlone = !wide && chosen !== null;
  const wasItemAlone = useRef(false);
  useEffect(() => {
    // The focused element was removed together with the item. The list runs first, because it may know a better
    // element.
    if (wasItemAlone.current && !isItemAlone) focusIfLost(focusFallback(), { preventScroll: true });
    wasItemAlone.current = isItemAlone;
  }, [isItemAlone]);
  if (!wide) return chosen ?? list;
  return (
    <div className={alone ? styles.alone : fit ? `${styles.panes} ${styles.fit}` : styles.panes}>
      {/* A region that scrolls must be focusable. */}
      <section ref={scroll} aria-label={label} tabIndex={-1} className={alone ? undefined : styles.list}>
        <PaneScroll value={scroll}>{list}</PaneScroll>
      </section>
      {!alone && <div className={styles.chosen}>{chosen ?? nothing}</div>}
    </div>
  );
}
