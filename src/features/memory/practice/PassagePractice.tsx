import { useEffect } from 'react';
import { useRoomWhenLow } from '../passage/useRoomWhenLow';
import { CustomTextsMissing } from '../passage/MemoryListState';
import { useRowDialog } from '@/data/browse/useRowDialog';
import { focusFallback, focusIfLost } from '@/ui/focus/keepFocus';
import { useKeys } from '@/ui/keys/useKeys';
import { useSwipe } from '@/ui/controls/useSwipe';
import { Screen } from '@/ui/layout/Screen';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { CardAnswer, CardPrompt } from './card/PassageCard';
import { PassageInfo } from './card/PassageInfo';
import { Position } from './card/Position';
import type { PracticeDialog } from './dialogs/PracticeDialogs';
import { PracticeTools, PracticeToolbar } from './card/PracticeTools';
import { LazyRecall } from './LazyRecall';
import { practisedDay } from './practice';
import { usePassagePractice, type UnderPractice } from './usePassagePractice';
import { usePracticeActions } from './usePracticeActions';
import { usePracticeMenu } from './usePracticeMenu';
import styles from './Practice.module.scss';

const SessionEnd = lazyWithPreload(async () => (await import('./card/SessionEnd')).SessionEnd);
const MarkedBoxOffer = lazyWithPreload(async () => (await import('./card/MarkedBoxOffer')).MarkedBoxOffer);
const PracticeDialogs = lazyDialog(async () => (await import('./dialogs/PracticeDialogs')).PracticeDialogs);

/** One passage under practice: a card that hides its reference or its text until Reveal, or the recall exercises. */
export function PassagePractice({ mode, visit, navigation, passage }: UnderPractice) {
  const { ids } = visit;
  const { dialog, setDialog } = useRowDialog<PracticeDialog>({
    shownId: passage.passageId,
    noun: 'passage',
    isAboutRow: (opened) => opened !== 'goToPassage',
  });
  const practice = usePassagePractice({ mode, visit, navigation, passage });
  const { reference, translation, shown, isSeen, controls } = practice;
  const { recalling, revealed, onNext, onPrevious, onReveal, onRecall } = controls;

  // The pressed button may have been removed with the passage, its answer or its field.
  useEffect(() => {
    focusIfLost(focusFallback(), { preventScroll: true });
  }, [visit.step, visit.isFinished, recalling, revealed, isSeen]);

  // If only a few lines fit, they belong to the answer.
  const answerRef = useRoomWhenLow('(max-height: 18rem)', revealed ? `${visit.step}` : null);
  useEffect(() => {
    // The reference is above its text, and may have been scrolled out of view.
    if (revealed && mode === 'by_psgtxt') answerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [answerRef, revealed, mode]);

  const swipeArea = useSwipe({ onNext, onPrevious });
  useKeys({ Escape: recalling && !visit.isFinished ? onRecall : undefined });
  const items = usePracticeMenu(passage, translation, setDialog);
  const actions = usePracticeActions(controls, reference, items, visit.isFinished);
  // The view being recorded now does not count as the last practice here.
  const before = visit.recorded[passage.passageId];
  const viewedBefore = before === undefined ? passage.lastViewed : before;
  const position = <Position {...practice.position} />;
  const { last } = practice.position.mark;
  const boxOffer = last && <MarkedBoxOffer key={last.entryId} passageId={last.passageId} />;
  if (visit.isFinished && visit.goal !== null) {
    return (
      <Screen title="Practice" width="reading" aside={position}>
        <SessionEnd
          mode={mode}
          ids={ids}
          goal={visit.goal}
          isPortion={visit.isPortion}
          begun={visit.begun}
          day={practisedDay(visit)}
          wasShown={(id) => visit.seen.includes(id)}
          onGoOn={onNext}
        />
        {boxOffer}
      </Screen>
    );
  }
  const byReference = mode === 'by_ref';
  const card = { mode, reference, shown, translation, onTranslation: practice.onTranslation };
  const prompt = (
    <div ref={swipeArea} className={styles.prompt} aria-live="polite">
      {!recalling && <CardPrompt {...card} revealed={revealed} />}
      {recalling && byReference && <h2 className={styles.reference}>{reference}</h2>}
    </div>
  );
  const answer = (
    <div ref={answerRef} className={styles.answer} aria-live="polite">
      {!recalling && <CardAnswer {...card} revealed={revealed} onReveal={onReveal} />}
      {recalling && !byReference && <h2 className={styles.asked}>Which passage is this?</h2>}
    </div>
  );
  return (
    <Screen title="Practice" width="reading" aside={position}>
      <CustomTextsMissing />
      {byReference ? prompt : answer}
      <div className={byReference ? `${styles.toolRow} ${styles.belowAnswer}` : styles.toolRow}>
        <PracticeTools
          controls={controls}
          actions={actions}
          translation={translation}
          items={items}
          areGradesInBar={isSeen}
          onTranslation={practice.onTranslation}
        />
        <PracticeToolbar controls={controls} actions={actions} onMark={isSeen ? practice.onMark : null} />
      </div>
      {recalling && (
        <LazyRecall
          // Not the id, because a passage added on this device gets another one from the server.
          key={`${visit.step} ${reference}`}
          {...card}
          passage={passage}
          onNext={onNext}
          onCard={onRecall}
        />
      )}
      {byReference ? answer : prompt}
      {boxOffer}
      <PassageInfo mode={mode} passage={passage} viewedBefore={viewedBefore} onDialog={setDialog} />
      {dialog !== null && (
        <PracticeDialogs
          dialog={dialog}
          passage={passage}
          ids={ids}
          onDialog={setDialog}
          onClose={() => setDialog(null)}
          onGoTo={practice.onGoTo}
        />
      )}
    </Screen>
  );
}
