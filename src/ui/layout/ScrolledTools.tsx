import { ArrowUp, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/forms/IconButton';
import { useScrolled } from '@/ui/hooks/useScrolled';
import { scrollToTop } from './scrollToTop';
import styles from './ScrolledTools.module.scss';

interface ScrolledToolsProps {
  /** Where there is something to copy that has no tool of its own. */
  onCopy?: () => void;
  /** While something else stands over the tools. */
  hidden?: boolean;
  /** A tool that is wanted at the head of a text; the menu has it too. */
  children: ReactNode;
}

/**
 * Copy and scroll-to-top in a `ToolBar`, once the page is scrolled (§9). At a desk they join the row; on a phone, where the row
 * is full, they take the place of the tool that they are given.
 */
export function ScrolledTools({ onCopy, hidden = false, children }: ScrolledToolsProps) {
  const scrolled = useScrolled();
  return (
    <div className={`${styles.tools} ${onCopy ? styles.two : ''}`}>
      {children}
      {scrolled && !hidden && (
        <div className={styles.pair}>
          {onCopy && <IconButton icon={Copy} label="Copy" onClick={onCopy} />}
          <IconButton icon={ArrowUp} label="Scroll to top" onClick={() => scrollToTop()} />
        </div>
      )}
    </div>
  );
}
