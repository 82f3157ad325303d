import type { ReactNode } from 'react';

interface ToolBarProps {
  /** 'Chapter'. */
  label: string;
  children: ReactNode;
}

/**
 * The tools of a screen in one row: on a wide screen below its heading, where the row stays visible; at
 * the foot of the window on a phone and in a low window. At most five tools (`Tool`, `TranslationSelect`, `Menu`), including
 * those of `ColumnSides`.
 */
export function ToolBar({ label, children }: ToolBarProps) {
  return (
    <div role="group" aria-label={label} className="tool-bar">
      {children}
    </div>
  );
}
