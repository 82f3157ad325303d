import { useEffect, useRef, type ReactNode } from 'react';

interface ScreenProps {
  /** The screen's one h1. */
  title: string;
  /** The document's title where it says more than the heading. */
  documentTitle?: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a route screen: its heading takes the focus on arrival, and its name the tab. */
export function Screen({ title, documentTitle = title, aside, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${documentTitle} · Bible Nuggets`;
  }, [documentTitle]);
  useEffect(() => {
    // Who opens the page starts at its top; who follows a link inside it continues at the new heading.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main id="main">
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
