import { CircleQuestionMark, Copy, GraduationCap, Lightbulb, Undo2 } from 'lucide-react';
import type { PracticeMode } from '../model/practiceOrder';
import { useActions } from '@/ui/actions/useActions';
import { prevNextActions, type Action, type PrevNextActions, type ToolAction } from '@/ui/actions/action';

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

/** The actions on the passage under practice. */
export interface PracticeActions {
  prevNext: PrevNextActions;
  /** Shows or hides the answer. */
  reveal: ToolAction;
  /** Recalls the passage, or goes back to its card. */
  recall: ToolAction;
  copy: ToolAction;
}

/**
 * The actions on the passage under practice, also in the command box and by keys.
 * @param isFinished whether the session's end is shown instead of the passage
 */
export function usePracticeActions(
  { mode, recalling, revealed, onNext, onPrevious, onRecall, onReveal, onCopy }: PracticeControls,
  reference: string,
  items: readonly Action[],
  isFinished: boolean,
): PracticeActions {
  const byReference = mode === 'by_ref';
  const reveal: ToolAction = {
    label: `${revealed ? 'Hide' : 'Show'} ${byReference ? 'text' : 'reference'}`,
    keywords: 'reveal',
    icon: byReference ? Lightbulb : CircleQuestionMark,
    key: ' ',
    run: onReveal,
    when: !recalling,
  };
  const recall: ToolAction = recalling
    ? { label: 'Back to the card', icon: Undo2, key: 'r', run: onRecall }
    : { label: 'Recall', icon: GraduationCap, key: 'r', run: onRecall };
  const copy: ToolAction = { label: 'Copy', keywords: reference, icon: Copy, run: onCopy };
  const prevNext = prevNextActions('passage', { onNext, onPrevious });
  useActions([...prevNext, ...(isFinished ? [] : [reveal, recall, copy, ...items])]);
  return { prevNext, reveal, recall, copy };
}
