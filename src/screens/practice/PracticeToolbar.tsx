import { ChevronLeft, ChevronRight, CircleQuestionMark, Copy, Lightbulb } from 'lucide-react';
import { IconButton } from '@/ui/forms/IconButton';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { ToolBar } from '@/ui/layout/ToolBar';

interface PracticeToolbarProps {
  referenceShown: boolean;
  textShown: boolean;
  items: readonly MenuItem[];
  onReference: () => void;
  onText: () => void;
  onCopy: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** The row of §2 'Practice'; the translation's select stands beside the heading. */
export function PracticeToolbar(props: PracticeToolbarProps) {
  const { referenceShown, textShown, items, onReference, onText, onCopy, onNext, onPrevious } = props;
  return (
    <ToolBar label="Passage">
      <IconButton icon={ChevronLeft} label="Previous chapter" onClick={onPrevious} />
      <IconButton
        icon={CircleQuestionMark}
        label="Show reference"
        aria-pressed={referenceShown}
        onClick={onReference}
      />
      <IconButton icon={Lightbulb} label="Show text" aria-pressed={textShown} onClick={onText} />
      <IconButton icon={Copy} label="Copy" onClick={onCopy} />
      <Menu items={items} />
      <IconButton icon={ChevronRight} label="Next chapter" onClick={onNext} />
    </ToolBar>
  );
}
