import { useScreenActions } from '@/store/core/screenActions';
import type { MenuItem } from '@/ui/dialogs/Menu';
import { useMenuActions } from '../shared/useMenuActions';

interface ChapterActionsProps {
  /** 'John 3'. */
  title: string;
  items: readonly MenuItem[];
  turn: { onNext: () => void; onPrevious: () => void };
  onCopy: () => void;
}

/** Offers the chapter's actions in the command box; its code is loaded only where there is that box. */
export function ChapterActions({ title, items, turn, onCopy }: ChapterActionsProps) {
  useMenuActions(items);
  useScreenActions([
    { label: 'Next chapter', run: turn.onNext },
    { label: 'Previous chapter', run: turn.onPrevious },
    { label: 'Copy', words: title, run: onCopy },
  ]);
  return null;
}
