import type { ReactNode } from 'react';

interface ToolBarProps {
  /** What the tools are about: 'Chapter'. */
  label: string;
  children: ReactNode;
}

/**
 * The tools of a screen in one row (product.md, 'Layout'): in the column under its heading at a desk, in sight while one reads
 * on; at the foot of the window on a phone and in a low window. At most five tools (`Tool`, `TranslationSelect`, `Menu`), those of
 * `ColumnSides` among them; the one with `main` is the largest.
 */
export function ToolBar({ label, children }: ToolBarProps) {
  return (
    <div role="group" aria-label={label} className="tool-bar">
      {children}
    </div>
  );
}
