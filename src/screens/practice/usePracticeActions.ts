import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { useScreenActions } from '@/store/core/screenActions';
import type { MenuItem } from '@/ui/dialogs/Menu';
import { useMenuActions } from '../shared/useMenuActions';

interface PracticeActions {
  mode: PracticeMode;
  recalling: boolean;
  reference: string;
  items: readonly MenuItem[];
  onNext: () => void;
  onPrevious: () => void;
  onRecall: () => void;
  onReveal: () => void;
  onCopy: () => void;
}

/** Offers in the command box what can be done with the passage under practice. */
export function usePracticeActions(actions: PracticeActions): void {
  const { mode, recalling, reference, items, onNext, onPrevious, onRecall, onReveal, onCopy } = actions;
  useMenuActions(items);
  useScreenActions([
    { label: 'Next passage', run: onNext },
    { label: 'Previous passage', run: onPrevious },
    { label: recalling ? 'Card' : 'Recall', run: onRecall },
    ...(recalling
      ? []
      : [{ label: mode === 'by_ref' ? 'Show text' : 'Show reference', words: 'reveal', run: onReveal }]),
    { label: 'Copy', words: reference, run: onCopy },
  ]);
}
