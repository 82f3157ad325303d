import { useContext, useState, type ReactNode } from 'react';
import { ArrowUp, Pin } from 'lucide-react';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { PaneScroll } from '@/ui/layout/paneScroll';
import { scrollToTop, useScrolled } from '@/ui/layout/useScrolled';
import { searchQuery, type BibleSearch } from '../model/bibleSearch';
import { pinnedSearches, togglePinned } from '../store/recentSearches';
import styles from './Results.module.scss';
import { selectCurrentUser } from '@/data/session/session';

interface ResultsHeadProps {
  text: string;
  /** The actions for all results. */
  children: ReactNode;
}

/** The number of results, and the button that leads back to the top; it remains in view above the verses. */
export function ResultsHead({ text: words, children }: ResultsHeadProps) {
  const pane = useContext(PaneScroll);
  const scrolled = useScrolled(pane);
  return (
    <div className={styles.head} data-scrolled={scrolled || undefined}>
      <p role="status" className={styles.count}>
        {words}
      </p>
      <div className={styles.tools}>
        <IconButton
          icon={ArrowUp}
          label="Scroll to top"
          // Hidden but laid out, so that nothing moves when it appears.
          style={{ visibility: scrolled ? undefined : 'hidden' }}
          onClick={() => scrollToTop(pane?.current ?? undefined)}
        />
        {children}
      </div>
    </div>
  );
}

/** Pins a search to the top of the searches that an empty Bible Search offers. */
export function PinSearch({ search }: { search: BibleSearch }) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [pinned, setPinned] = useState(() => pinnedSearches(user));
  const query = searchQuery(search);
  return (
    <Button
      title="Pin"
      aria-pressed={pinned.includes(query)}
      onClick={() => setPinned(togglePinned(user, query))}
    >
      <Pin aria-hidden size={18} /> <span className={styles.word}>Pin</span>
    </Button>
  );
}
