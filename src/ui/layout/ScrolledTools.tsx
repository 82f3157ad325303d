import { ArrowUp, Copy } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../controls/IconButton';
import { useScrolled, scrollToTop } from './useScrolled';
import styles from './ScrolledTools.module.scss';

const keepSelection = (event: MouseEvent) => event.preventDefault();

interface ScrolledToolsProps {
  /** If there is something to copy that has no tool of its own. */
  onCopy?: () => void;
  /** What is copied, if more than what is marked. */
  copyLabel?: string;
  /** True while something else covers the tools. */
  hidden?: boolean;
  /** A tool for the beginning of a text; the menu has it too. */
  children: ReactNode;
}

/**
 * Copy and scroll-to-top in a `ToolBar`, once the page is scrolled. On a wide screen they join the row; on a phone, where
 * the row is full, they replace the tool that is given as children.
 */
export function ScrolledTools({ onCopy, copyLabel = 'Copy', hidden = false, children }: ScrolledToolsProps) {
  const isThere = useScrolled() && !hidden;
  return (
    <div className={`${styles.tools} ${onCopy ? styles.two : ''} ${isThere ? styles.both : ''}`}>
      {children}
      {isThere && (
        <div className={styles.pair}>
          {onCopy && (
            // Pressing it keeps the words that are selected.
            <IconButton icon={Copy} label={copyLabel} onMouseDown={keepSelection} onClick={onCopy} />
          )}
          <IconButton icon={ArrowUp} label="Scroll to top" onClick={() => scrollToTop()} />
        </div>
      )}
    </div>
  );
}
