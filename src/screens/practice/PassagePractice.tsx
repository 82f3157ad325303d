import { useEffect, useState } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { formatReference } from '@/domain/references/reference';
import { wrapIndex } from '@/domain/topics/filters';
import { versesToCopy } from '@/store/bible/bibleText';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { copyPassage } from '@/store/notices/clipboard';
import { moveBy, passageReached, viewPassage, type PracticeVisit } from '@/store/passages/practice';
import { usePassageText } from '@/store/passages/usePassageText';
import { usePrefetchedPassages, useTextsAhead } from '@/store/passages/textsAhead';
import { selectCurrentUser } from '@/store/user/user';
import { useKeys } from '@/ui/hooks/useKeys';
import { useToday } from '@/ui/hooks/useToday';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { Screen } from '@/ui/layout/Screen';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { PassageCard } from './card/PassageCard';
import { PassageInfo } from './card/PassageInfo';
import styles from './Practice.module.scss';
import type { PracticeDialog } from './dialogs/PracticeDialogs';
import { PracticeToolbar } from './card/PracticeToolbar';
import { PracticeTools } from './card/PracticeTools';
import { RecallPlace } from './RecallPlace';
import { usePracticeActions, type PracticeControls } from './usePracticeActions';
import { usePracticeMenu } from './usePracticeMenu';
import { usePracticeView } from './usePracticeView';
import { useWrapNote } from './useWrapNote';

const PracticeDialogs = lazyWithPreload(
  async () => (await import('./dialogs/PracticeDialogs')).PracticeDialogs,
);

interface PassagePracticeProps {
  mode: PracticeMode;
  visit: PracticeVisit;
  /** In the order of practice. */
  ids: readonly number[];
  passage: MemoryPassage;
}

/** One passage under practice: a card that hides its reference or its text until Reveal, or the recall ladder. */
export function PassagePractice({ mode, visit, ids, passage }: PassagePracticeProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const { passageId } = passage;
  const [dialog, setDialog] = useState<PracticeDialog | null>(null);
  const view = usePracticeView(user, visit);
  const translation = view.translation ?? passage.translation;
  const shown = usePassageText(passage, translation);
  const at = ids.indexOf(passageId);
  const neighbours = [1, 2, -1].flatMap((steps) => ids[wrapIndex(at + steps, ids.length)] ?? []);
  usePrefetchedPassages(neighbours);
  useTextsAhead(ids, at);
  const wrap = useWrapNote(visit.step, ids.length);
  const today = useToday();
  // Each time the passage is reached counts as a view, and so does the first look on another day.
  useEffect(() => {
    dispatch(viewPassage(passageId, Date.now()));
  }, [dispatch, passageId, visit.step, today]);

  const move = (go: () => void) => {
    go();
    window.scrollTo({ top: 0 });
  };
  // The user's own wording, and so its letter, belongs to the passage's own translation.
  const reference = formatReference(passage, translation === passage.translation ? passage.appendLetter : '');
  const { recalling } = view;
  const revealed = view.revealed && !recalling;
  const controls: PracticeControls = {
    mode,
    recalling,
    revealed,
    onNext: () => {
      if (at === ids.length - 1) wrap.wrapped();
      move(() => dispatch(moveBy(1)));
    },
    onPrevious: () => move(() => dispatch(moveBy(-1))),
    onReveal: () => view.setRevealed(!view.revealed),
    onRecall: () => view.setRecalling(!recalling),
    onCopy: () => void dispatch(copyPassage(reference, versesToCopy(shown.text), translation)),
  };
  const { onNext, onPrevious, onReveal, onRecall } = controls;
  const swipeArea = useSwipe({ onNext, onPrevious });
  useKeys({
    ArrowRight: onNext,
    ArrowLeft: onPrevious,
    ' ': recalling ? undefined : onReveal,
    r: onRecall,
    Escape: recalling ? onRecall : undefined,
  });
  const items = usePracticeMenu(passage, translation, setDialog);
  usePracticeActions(controls, reference, items);
  // The view that is recorded now is not the last practice that a person asks about.
  const before = visit.recorded[passageId];
  const viewedBefore = before === undefined ? passage.lastViewed : before;
  return (
    <Screen
      title="Practice"
      width="reading"
      aside={
        <p className={`muted ${styles.position}`}>
          <span role="status">{wrap.note}</span>
          <span>
            {at + 1} of {ids.length}
          </span>
        </p>
      }
    >
      <PassageInfo mode={mode} passage={passage} viewedBefore={viewedBefore} onDialog={setDialog} />
      <PracticeTools {...{ controls, translation, items }} onTranslation={view.setTranslation} />
      <PracticeToolbar passage={passage} controls={controls} />
      {recalling ? (
        <RecallPlace
          // Not its id: a passage added on this device gets another one when the server has it.
          key={`${visit.step} ${reference}`}
          {...{ mode, passage, viewedBefore, reference, shown, translation }}
          onNext={() => {
            view.recallNext();
            onNext();
          }}
        />
      ) : (
        <div ref={swipeArea}>
          <PassageCard
            reference={mode === 'by_ref' || revealed ? reference : null}
            shown={mode === 'by_psgtxt' || revealed ? shown : null}
            translation={translation}
            onReveal={() => view.setRevealed(true)}
          />
        </div>
      )}
      {dialog !== null && (
        <PracticeDialogs
          dialog={dialog}
          passage={passage}
          ids={ids}
          onDialog={setDialog}
          onGoTo={(id) => move(() => dispatch(passageReached(id)))}
        />
      )}
    </Screen>
  );
}
