import type { PracticeMode } from '../model/practiceOrder';
import { useActions } from '@/ui/actions/useActions';
import type { Action } from '@/ui/actions/action';

/** How a passage is practised, and the handlers of its buttons. */
export interface PracticeControls {
  mode: PracticeMode;
  recalling: boolean;
  revealed: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onRecall: () => void;
  onReveal: () => void;
  onCopy: () => void;
}

/** Offers in the command box what can be done with the passage under practice. */
export function usePracticeActions(
  { mode, recalling, onNext, onPrevious, onRecall, onReveal, onCopy }: PracticeControls,
  reference: string,
  items: readonly Action[],
): void {
  useActions([
    ...items,
    { label: 'Next passage', run: onNext },
    { label: 'Previous passage', run: onPrevious },
    { label: recalling ? 'Card' : 'Recall', run: onRecall },
    ...(recalling
      ? []
      : [{ label: mode === 'by_ref' ? 'Show text' : 'Show reference', words: 'reveal', run: onReveal }]),
    { label: 'Copy', words: reference, run: onCopy },
  ]);
}
