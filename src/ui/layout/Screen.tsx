import { useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import { focusIfLost } from '../focus/keepFocus';
import { useHeadingInBar, useNavBarTitle } from './navBarTitle';

interface ScreenProps {
  /** The only h1 of the screen. */
  title: string;
  /** The document's title, if it says more than the heading. */
  documentTitle?: string;
  /** The title in the bar once the heading is out of sight, if it says more than the heading: 'John 3 · KJV'. */
  navBarTitle?: string;
  /** Called when the heading is pressed, which is then a button. */
  onTitle?: () => void;
  /** Called when that title is pressed. */
  onNavBarTitle?: () => void;
  /**
   * How wide the screen is: 'reading' is one column in which heading, tools and text share a left and a right edge;
   * 'panes' has room for a list and a detail; 'page' is for everything else.
   */
  width?: 'reading' | 'page' | 'panes';
  /** How many texts are side by side on a wide screen, which is as wide as they are (see `VerseColumns`). */
  columns?: number | undefined;
  /** Shown beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a route screen: focuses its heading, and names the screen in the tab and in the bar. */
export function Screen(props: ScreenProps) {
  const { title, documentTitle = title, navBarTitle = title, width = 'page' } = props;
  const { columns, onTitle, onNavBarTitle, aside, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingInBar(heading, navBarTitle, onNavBarTitle);
  useEffect(() => {
    const name = () => {
      document.title = `${documentTitle} · Bible Nuggets`;
    };
    // After the paint, because setting the document's title takes a twentieth of a frame. A hidden page does not paint.
    if (!document.hidden) return afterPaint(name);
    name();
    return undefined;
  }, [documentTitle]);
  useEffect(() => {
    // After following a link, the keyboard and the screen reader continue at the new heading. But a menu of the bar
    // that was opened while the screen was loading must remain open.
    if (document.querySelector('.nav-bar [aria-expanded="true"]') !== null) return;
    focusIfLost(heading.current, { preventScroll: true });
  }, []);
  return (
    <main id="main" className={width} data-columns={columns}>
      <div className="screen-heading">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {onTitle ? <TitleButton title={title} onPress={onTitle} /> : title}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
}

interface TitleButtonProps {
  title: string;
  onPress: () => void;
}

/** The heading as a button. Out of sight, Tab leaves it out: focusing it would scroll away from the place in the text. */
function TitleButton({ title, onPress }: TitleButtonProps) {
  const outOfSight = useNavBarTitle() !== null;
  return (
    <button
      type="button"
      className="title-button"
      aria-haspopup="dialog"
      tabIndex={outOfSight ? -1 : undefined}
      onClick={onPress}
    >
      {title}
    </button>
  );
}
