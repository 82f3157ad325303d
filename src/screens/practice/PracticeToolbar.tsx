import { ChevronLeft, ChevronRight, CircleQuestionMark, Copy, Lightbulb } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Menu, type MenuItem } from '@/ui/Menu';
import { Toolbar } from '@/ui/Toolbar';

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

/** A mouse leaves no focus on the button that it pressed: Space goes on revealing. */
const pressed = (deed: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  // A keyboard's press has no click count.
  if (event.detail > 0) event.currentTarget.blur();
  deed();
};

/** The row of §2 'Practice'; the translation's select stands beside the heading. */
export function PracticeToolbar(props: PracticeToolbarProps) {
  const { referenceShown, textShown, items, onReference, onText, onCopy, onNext, onPrevious } = props;
  return (
    <Toolbar label="Passage">
      <IconButton icon={ChevronLeft} label="Previous chapter" onClick={pressed(onPrevious)} />
      <IconButton
        icon={CircleQuestionMark}
        label="Show reference"
        aria-pressed={referenceShown}
        onClick={pressed(onReference)}
      />
      <IconButton icon={Lightbulb} label="Show text" aria-pressed={textShown} onClick={pressed(onText)} />
      <IconButton icon={Copy} label="Copy" onClick={onCopy} />
      <Menu items={items} />
      <IconButton icon={ChevronRight} label="Next chapter" onClick={pressed(onNext)} />
    </Toolbar>
  );
}
