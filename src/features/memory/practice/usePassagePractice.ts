import { useEffect, useState } from 'react';
import { copyPassage } from '@/bible/copy/clipboard';
import { formatReference } from '@/bible/references/reference';
import { versesToCopy } from '@/bible/text/textCache';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { flushBeforeInput } from '@/platform/scheduling/flushBeforeInput';
import { isoDay } from '@/platform/values/dates';
import { wrapIndex } from '@/platform/values/filters';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import type { SpokenMark } from '../model/strength/grade';
import { answerShown } from '../recall/log/logRun';
import { countPeek } from '../recall/runDraft';
import { usePrefetchedPassages, useTextsAhead } from '../store/textsAhead';
import { usePassageText } from '../store/usePassageText';
import { practisedDay, type PracticeVisit } from './practice';
import { rememberPortionDone } from './practiceChoice';
import { useCardMark } from './useCardMark';
import type { PracticeControls } from './usePracticeActions';
import { usePracticeView } from './usePracticeView';
import { useView } from './useView';
import { selectCurrentUser } from '@/data/session/session';

export interface UnderPractice {
  mode: PracticeMode;
  visit: PracticeVisit;
  navigation: { onNext: () => void; onPrevious: () => void; show: (passageId: number) => void };
  passage: MemoryPassage;
}

/** The passage under practice: its view, the actions of its buttons, and the views recorded of it. */
export function usePassagePractice({ mode, visit, navigation, passage }: UnderPractice) {
  const dispatch = useAppDispatch();
  const { passageId } = passage;
  const user = useAppSelector(selectCurrentUser) ?? '';
  const view = usePracticeView(visit);
  const { recalling } = view;
  const revealed = view.revealed && !recalling;
  const translation = view.translation ?? passage.translation;
  const shown = usePassageText(passage, translation);
  const { ids, at } = visit;
  usePrefetchedPassages([1, 2, -1].flatMap((by) => ids[wrapIndex(at + by, ids.length)] ?? []));
  useTextsAhead(ids, at);
  const wrap = useWrapNote(visit);
  const cardMark = useCardMark(mode);
  const isThere = shown.text.status === 'loaded' && !visit.isFinished;
  const markUsed = useView({ passageId, step: visit.step, isThere });

  // An answer that is still loading was not seen; one that remains shown during recall is seen with the card again.
  const isSeen = revealed && isThere;
  useEffect(() => {
    if (!isSeen) return undefined;
    return flushBeforeInput(() => {
      dispatch(answerShown(passageId, mode));
      countPeek(user, mode, passageId);
    });
  }, [dispatch, isSeen, passageId, mode, user, visit.step]);

  const portionDay = visit.isFinished && visit.isPortion ? practisedDay(visit) : null;
  useEffect(() => {
    // A reload or Back may show the end again on another day.
    if (portionDay === isoDay(new Date())) rememberPortionDone(user, portionDay);
  }, [portionDay, user]);

  const onNext = () => {
    if (!visit.isFinished && at === ids.length - 1 && ids.length !== visit.goal) wrap.wrapped();
    navigation.onNext();
  };
  // The user's custom text, and so its letter, belongs to the passage's own translation.
  const reference = formatReference(passage, translation === passage.translation ? passage.appendLetter : '');
  const controls: PracticeControls = {
    mode,
    recalling,
    revealed,
    onNext,
    onPrevious: navigation.onPrevious,
    onReveal: () => {
      if (!view.revealed) markUsed();
      view.setRevealed(!view.revealed);
    },
    onRecall: () => {
      if (!recalling) markUsed();
      view.setRecalling(!recalling);
    },
    onCopy: () => void dispatch(copyPassage(reference, versesToCopy(shown.text), translation)),
  };
  return {
    reference,
    translation,
    onTranslation: view.setTranslation,
    shown,
    /** Whether the answer is shown. */
    isSeen,
    /** The position of the passage among all of them, or among those of the visit's goal. */
    position: {
      at,
      count: visit.goal !== null && at < visit.goal ? visit.goal : ids.length,
      wrapNote: wrap.note,
      mark: cardMark,
    },
    controls,
    onMark: (given: SpokenMark) => {
      void cardMark.mark(passageId, reference, given);
      onNext();
    },
    onGoTo: navigation.show,
  };
}

/** The note shown on the first passage after the last one; it disappears with the next move. */
function useWrapNote({ step, seen, ids }: PracticeVisit) {
  const [wrapped, setWrapped] = useState<{ step: number; note: string } | null>(null);
  return {
    note: wrapped?.step === step ? wrapped.note : null,
    wrapped: () => {
      const allSeen = ids.every((id) => seen.includes(id));
      setWrapped({ step: step + 1, note: allSeen ? `All ${ids.length} seen` : 'Back at the beginning' });
    },
  };
}
