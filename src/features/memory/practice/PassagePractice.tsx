import { useEffect, useState } from 'react';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { formatReference } from '@/bible/references/reference';
import { beforeNextPress } from '@/platform/scheduling/beforeNextPress';
import { wrapIndex } from '@/platform/values/filters';
import { versesToCopy } from '@/bible/text/textCache';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { copyPassage } from '@/bible/copy/clipboard';
import { useRoomWhenLow } from '../passage/useRoomWhenLow';
import { OwnWordingsMissing } from '../passage/OwnWordingsMissing';
import { goOnAfterAim, moveBy, passageReached, type PracticeVisit } from './practice';
import { usePassageText } from '../store/usePassageText';
import { usePrefetchedPassages, useTextsAhead } from '../store/textsAhead';
import { answerShown } from '../recall/log/logRun';
import { selectCurrentUser } from '@/features/account/public';
import { focusIfLost } from '@/ui/focus/focusIfLost';
import { useKeys } from '@/ui/keys/useKeys';
import { useSwipe } from '@/ui/controls/useSwipe';
import { Screen } from '@/ui/layout/Screen';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { SpokenMark } from '../model/strength/grade';
import { countPeek } from '../recall/runDraft';
import { CardAnswer, CardPrompt } from './card/PassageCard';
import { GradeButtons } from './card/GradeButtons';
import { PassageInfo } from './card/PassageInfo';
import { Position } from './card/Position';
import type { PracticeDialog } from './dialogs/PracticeDialogs';
import { PracticeToolbar } from './card/PracticeToolbar';
import { PracticeTools } from './card/PracticeTools';
import { RecallPlace } from './RecallPlace';
import { usePracticeActions, type PracticeControls } from './usePracticeActions';
import { usePracticeMenu } from './usePracticeMenu';
import { useView } from './useView';
import { usePracticeView } from './usePracticeView';
import { useCardMark } from './useCardMark';
import { useWrapNote } from './useWrapNote';
import styles from './Practice.module.scss';

const ClosingWords = lazyWithPreload(async () => (await import('./card/ClosingWords')).ClosingWords);
const PracticeDialogs = lazyDialog(async () => (await import('./dialogs/PracticeDialogs')).PracticeDialogs);

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
  const { passageId } = passage;
  const [dialog, setDialog] = useState<PracticeDialog | null>(null);
  const user = useAppSelector(selectCurrentUser) ?? '';
  const view = usePracticeView(visit);
  const { recalling } = view;
  const revealed = view.revealed && !recalling;
  const translation = view.translation ?? passage.translation;
  const shown = usePassageText(passage, translation);
  const at = ids.indexOf(passageId);
  usePrefetchedPassages([1, 2, -1].flatMap((steps) => ids[wrapIndex(at + steps, ids.length)] ?? []));
  useTextsAhead(ids, at);
  const wrap = useWrapNote(visit, ids);
  const cardMark = useCardMark(mode);
  const isThere = shown.text.status === 'loaded' && !visit.isClosing;
  const noteUse = useView({ passageId, step: visit.step, isThere });

  // An answer that has not come yet was not seen; one that stays shown while recalling is seen with the card again.
  const isSeen = revealed && isThere;
  useEffect(() => {
    if (!isSeen) return undefined;
    return beforeNextPress(() => {
      dispatch(answerShown(passageId, mode));
      countPeek(user, mode, passageId);
    });
  }, [dispatch, isSeen, passageId, mode, user, visit.step]);

  // What was pressed may have gone with the passage, its answer or its field.
  useEffect(() => {
    focusIfLost(document.querySelector<HTMLElement>('main h1'), { preventScroll: true });
  }, [visit.step, visit.isClosing, recalling, isSeen]);

  // Where only a few lines have room, they are the answer's.
  const answer = useRoomWhenLow('(max-height: 18rem)', revealed ? `${visit.step}` : null);

  const move = (go: () => void) => {
    go();
    window.scrollTo({ top: 0 });
  };
  // The user's own wording, and so its letter, belongs to the passage's own translation.
  const reference = formatReference(passage, translation === passage.translation ? passage.appendLetter : '');
  const goOn = () => move(() => dispatch(goOnAfterAim()));
  const controls: PracticeControls = {
    mode,
    recalling,
    revealed,
    onNext: () => {
      if (at === ids.length - 1 && ids.length !== visit.aim) wrap.wrapped();
      move(() => dispatch(moveBy(1)));
    },
    onPrevious: () => move(() => dispatch(moveBy(-1))),
    onReveal: () => {
      if (!view.revealed) noteUse();
      view.setRevealed(!view.revealed);
    },
    onRecall: () => {
      if (!recalling) noteUse();
      view.setRecalling(!recalling);
    },
    onCopy: () => void dispatch(copyPassage(reference, versesToCopy(shown.text), translation)),
  };
  const { onNext, onPrevious, onReveal, onRecall } = controls;
  const onMark = (given: SpokenMark) => {
    void cardMark.mark(passageId, reference, given);
    onNext();
  };
  const swipeArea = useSwipe({ onNext: visit.isClosing ? goOn : onNext, onPrevious });
  useKeys({ Escape: recalling && !visit.isClosing ? onRecall : undefined });
  const items = usePracticeMenu(passage, translation, setDialog);
  usePracticeActions(
    visit.isClosing ? { ...controls, onNext: goOn } : controls,
    reference,
    items,
    visit.isClosing,
  );
  // The view that is recorded now is not the last practice that a person asks about.
  const before = visit.recorded[passageId];
  const viewedBefore = before === undefined ? passage.lastViewed : before;
  const count = visit.aim !== null && at < visit.aim ? visit.aim : ids.length;
  const position = <Position at={at} count={count} wrapNote={wrap.note} mark={cardMark} />;
  if (visit.isClosing && visit.aim !== null) {
    return (
      <Screen title="Practice" width="reading" aside={position}>
        <ClosingWords mode={mode} ids={ids} aim={visit.aim} begun={visit.begun} onGoOn={goOn} />
      </Screen>
    );
  }
  const card = { mode, reference, shown, translation };
  return (
    <Screen title="Practice" width="reading" aside={position}>
      <OwnWordingsMissing />
      <div ref={swipeArea}>
        {recalling ? (
          mode === 'by_ref' && <h2 className={styles.reference}>{reference}</h2>
        ) : (
          <CardPrompt {...card} revealed={revealed} />
        )}
      </div>
      <div className={styles.toolRow}>
        <PracticeTools
          controls={controls}
          translation={translation}
          items={items}
          onTranslation={view.setTranslation}
        />
        <PracticeToolbar passage={passage} controls={controls} />
      </div>
      {recalling ? (
        <RecallPlace
          // Not its id: a passage added on this device gets another one when the server has it.
          key={`${visit.step} ${reference}`}
          mode={mode}
          passage={passage}
          reference={reference}
          shown={shown}
          translation={translation}
          onNext={onNext}
          onCard={onRecall}
        />
      ) : (
        <>
          <div ref={answer} className={styles.answer}>
            <CardAnswer {...card} revealed={revealed} onReveal={onReveal} />
          </div>
          {isSeen && <GradeButtons onMark={onMark} />}
        </>
      )}
      <PassageInfo mode={mode} passage={passage} viewedBefore={viewedBefore} onDialog={setDialog} />
      {dialog !== null && (
        <PracticeDialogs
          dialog={dialog}
          passage={passage}
          ids={ids}
          onDialog={setDialog}
          onClose={() => setDialog(null)}
          onGoTo={(id) => move(() => dispatch(passageReached(id)))}
        />
      )}
    </Screen>
  );
}
