import { useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import { focusIfLost } from '../focus/keepFocus';
import { useHeadingInBar } from './navBarTitle';

interface ScreenProps {
  /** The screen's one h1. */
  title: string;
  /** The document's title, if it says more than the heading. */
  documentTitle?: string;
  /** For the bar once the heading is out of sight, if it says more than the heading: 'John 3 · KJV'. */
  navBarTitle?: string;
  /** What a press on the place's name in the bar does. */
  onNavBarTitle?: () => void;
  /**
   * How wide the screen is: 'reading' is the one column in which heading, tools and text share a left
   * and a right edge; 'panes' has room for `TwoPanes`; 'page' is for everything else.
   */
  width?: 'reading' | 'page' | 'panes';
  /** How many texts stand side by side at a desk: the screen is as wide as they are (see `VerseColumns`). */
  columns?: number | undefined;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a route screen: it focuses its heading, and names itself in the tab and the bar. */
export function Screen(props: ScreenProps) {
  const { title, documentTitle = title, navBarTitle = title, width = 'page' } = props;
  const { columns, onNavBarTitle, aside, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingInBar(heading, navBarTitle, onNavBarTitle);
  useEffect(() => {
    const name = () => {
      document.title = `${documentTitle} · Bible Nuggets`;
    };
    // The name of the tab costs a twentieth of the frame that answers a key. A hidden page paints nothing.
    if (!document.hidden) return afterPaint(name);
    name();
    return undefined;
  }, [documentTitle]);
  useEffect(() => {
    // After following a link, the keyboard and the screen reader continue at the new heading.
    // A menu of the bar that was opened while the screen was loading must not be closed.
    if (document.querySelector('.nav-bar [aria-expanded="true"]') !== null) return;
    focusIfLost(heading.current, { preventScroll: true });
  }, []);
  return (
    <main id="main" className={width} data-columns={columns}>
      <div className="screen-heading">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
}
