import { ArrowUp } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { ToolAction } from '../actions/action';
import { ActionIcon, IconButton } from '../controls/IconButton';
import { useScrolled, scrollToTop } from './useScrolled';
import styles from './ScrolledTools.module.scss';

const keepSelection = (event: MouseEvent) => event.preventDefault();

interface ScrolledToolsProps {
  /** The copy action, if the row has no tool for it yet. */
  copy?: ToolAction;
  /** True while something else covers the tools. */
  hidden?: boolean;
  /** A tool that is needed at the beginning of a text; the menu has it too. */
  children: ReactNode;
}

/**
 * Copy and scroll-to-top in a `ToolBar`, once the page is scrolled. On a wide screen they are added to the row; on a
 * phone, where the row is full, they replace the tool given as children.
 */
export function ScrolledTools({ copy, hidden = false, children }: ScrolledToolsProps) {
  const isThere = useScrolled() && !hidden;
  return (
    <div className={`${styles.tools} ${copy ? styles.two : ''} ${isThere ? styles.both : ''}`}>
      {children}
      {isThere && (
        <div className={styles.pair}>
          {/* preventDefault, so that pressing it does not clear the text selection. */}
          {copy && <ActionIcon action={copy} onMouseDown={keepSelection} />}
          <IconButton icon={ArrowUp} label="Scroll to top" onClick={() => scrollToTop()} />
        </div>
      )}
    </div>
  );
}
