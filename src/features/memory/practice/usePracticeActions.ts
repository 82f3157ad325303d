import type { PracticeMode } from '../model/practiceOrder';
import { useActions } from '@/ui/actions/useActions';
import { stepActions, type Action, type Steps } from '@/ui/actions/action';

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

/**
 * What can be done with the passage under practice, in the command box and by keys. Returns next and previous.
 * @param isClosing the closing words are shown in place of the passage
 */
export function usePracticeActions(
  { mode, recalling, revealed, onNext, onPrevious, onRecall, onReveal, onCopy }: PracticeControls,
  reference: string,
  items: readonly Action[],
  isClosing: boolean,
): Steps {
  const what = mode === 'by_ref' ? 'text' : 'reference';
  const reveal = {
    label: `${revealed ? 'Hide' : 'Show'} ${what}`,
    words: 'reveal',
    key: ' ',
    run: onReveal,
    when: !recalling,
  };
  const ofCard = [
    reveal,
    { label: recalling ? 'Card' : 'Recall', key: 'r', run: onRecall },
    { label: 'Copy', words: reference, run: onCopy },
    ...items,
  ];
  const steps = stepActions('passage', { onNext, onPrevious });
  useActions([...steps, ...(isClosing ? [] : ofCard)]);
  return steps;
}
