import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tool } from './Tool';

interface ColumnSidesProps {
  /** For the names of the two buttons in product.md: 'Previous chapter' and 'Next chapter'. */
  what: 'chapter' | 'passage' | 'quote' | 'prayer';
  disabled?: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** The tools between the two. */
  children: ReactNode;
}

/**
 * Previous and next around the other tools of a `ToolBar`; on a wide screen they are at the sides of the reading column, in
 * the middle of the window's height (product.md, 'Layout').
 */
export function ColumnSides({ what, disabled = false, onPrevious, onNext, children }: ColumnSidesProps) {
  return (
    <>
      <Tool
        icon={ChevronLeft}
        label={`Previous ${what}`}
        words={null}
        hotkey="←"
        className="side-previous"
        disabled={disabled}
        onClick={onPrevious}
      />
      {children}
      <Tool
        icon={ChevronRight}
        label={`Next ${what}`}
        words={null}
        hotkey="→"
        className="side-next"
        disabled={disabled}
        onClick={onNext}
      />
    </>
  );
}
