import { ArrowUp } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { IconButton } from '@/ui/controls/IconButton';
import { useScrolled } from '@/ui/layout/useScrolled';
import { PaneScroll } from '@/ui/layout/paneScroll';
import { scrollToTop } from '@/ui/layout/scrollToTop';
import styles from './Results.module.scss';

interface ResultsHeadProps {
  words: string;
  /** What can be done with all results. */
  children: ReactNode;
}

/** How much was found, and the button that leads back to the top; it stays in view above the verses. */
export function ResultsHead({ words, children }: ResultsHeadProps) {
  const pane = useContext(PaneScroll);
  const scrolled = useScrolled(pane);
  return (
    <div className={styles.head}>
      <p role="status" className={styles.count}>
        {words}
      </p>
      <div className={styles.tools}>
        {children}
        <IconButton
          icon={ArrowUp}
          label="Scroll to top"
          // Hidden but laid out, so that nothing moves when it appears.
          style={{ visibility: scrolled ? undefined : 'hidden' }}
          onClick={() => scrollToTop(pane?.current ?? undefined)}
        />
      </div>
    </div>
  );
}
