import { useEffect, useRef, type ReactNode } from 'react';
import { useMedia } from '@/platform/page/useMedia';
import { focusFallback, focusIfLost } from '../focus/keepFocus';
import { PaneScroll } from './paneScroll';
import styles from './TwoPanes.module.scss';

interface TwoPanesProps {
  /** The name of the list for a screen reader: 'Memory passages'. */
  label: string;
  list: ReactNode;
  /** The chosen item; null while there is none. */
  chosen: ReactNode;
  /** Shown in the right pane while nothing is chosen. */
  nothing?: ReactNode;
  /** While there is nothing to choose from yet: what stands for the list is alone, in the screen's own column. */
  alone?: boolean;
  /** Both panes end where the window ends, and scroll by themselves. */
  fit?: boolean;
}

/** From this width on both panes are shown. */
export const WIDE = '(min-width: 1100px)';

/**
 * A list on the left, which scrolls by itself, and the chosen item on the right in the reading column. Below 1100 px only one
 * of them is shown: the item has its own address, and Back leads to the list. For a `Screen` of the width 'panes'.
 */
export function TwoPanes({ label, list, chosen, nothing, alone, fit }: TwoPanesProps) {
  const wide = useMedia(WIDE);
  const scroll = useRef<HTMLElement>(null);
  const isItemAlone = !wide && chosen !== null;
  const wasItemAlone = useRef(false);
  useEffect(() => {
    // What had the focus has gone with the item. The list comes first: it may have a better place.
    if (wasItemAlone.current && !isItemAlone) focusIfLost(focusFallback(), { preventScroll: true });
    wasItemAlone.current = isItemAlone;
  }, [isItemAlone]);
  if (!wide) return chosen ?? list;
  return (
    <div className={alone ? styles.alone : fit ? `${styles.panes} ${styles.fit}` : styles.panes}>
      {/* A region that scrolls must be focusable. */}
      <section ref={scroll} aria-label={label} tabIndex={-1} className={alone ? styles.column : styles.list}>
        <PaneScroll value={scroll}>{list}</PaneScroll>
      </section>
      {!alone && <div className={styles.chosen}>{chosen ?? nothing}</div>}
    </div>
  );
}
