import type { ReactNode } from 'react';

interface ToolbarProps {
  label: string;
  /** As wide as the screen's content; otherwise, as wide as a text. */
  wide?: boolean;
  children: ReactNode;
}

/** One quiet row of buttons: under the title at a desk, within the thumb's reach on a phone. */
export function Toolbar({ label, wide = false, children }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={wide ? 'toolbar toolbar-wide' : 'toolbar'}>
      {children}
    </div>
  );
}
