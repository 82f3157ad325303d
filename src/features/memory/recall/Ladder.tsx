import { useEffect, useMemo, useState } from 'react';
import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { offeredRung } from './model/ladder';
import { weaknessIn, weakWords } from './model/weakWords';
import type { BookName } from '@/bible/books';
import { Button } from '@/ui/controls/Button';
import { linesOf, pieceOf, versesOf, weakWordsAt } from './model/pieces';
import { readWay, rememberWay } from './answerWay';
import { draftName } from './runDraft';
import { VersePicker } from './VersePicker';
import { useAppSelector } from '@/data/store/hooks';
import { selectEntriesOf } from './log/recallLog';
import { selectCurrentUser } from '@/features/account/public';
import { FadeRung } from './rungs/FadeRung';
import { LettersRung } from './rungs/LettersRung';
import { ReadRung } from './rungs/ReadRung';
import { RecallResult, type Outcome } from './result/RecallResult';
import { ReferenceRung } from './rungs/ReferenceRung';
import { RungPicker } from './RungPicker';
import { useFinishRun } from './useFinishRun';
import { useRun } from './useRun';
import { AloudRung, WriteRung } from './rungs/WriteRung';
import { useRoomWhenLow } from '../passage/useRoomWhenLow';
import { focusIfLost } from '@/ui/focus/focusIfLost';
import styles from './Recall.module.scss';

export interface LadderProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  reference: string;
  /** The translation of the text. */
  translation: TranslationCode;
  /** The text to recall, one verse per line. */
  text: string;
  onNext: () => void;
  onCard: () => void;
}

/** The rungs, of which one is run at a time, and its result. */
export function Ladder(props: LadderProps) {
  const { mode, passage, reference, translation, text, onNext, onCard } = props;
  const { passageId } = passage;
  const user = useAppSelector(selectCurrentUser) ?? '';
  const entries = useAppSelector((state) => selectEntriesOf(state)(passageId));
  const offered = (mode === 'by_ref' ? readWay() : null) ?? offeredRung(entries, mode);
  const runner = useRun(user, draftName(mode, passageId), text, offered);
  const { run, change, finish } = runner;
  const piece = useMemo(() => pieceOf(text, run.verses), [text, run.verses]);
  const cut = piece.text;
  const weakness = useMemo(
    () => weaknessIn(cut.words, weakWordsAt(weakWords(entries), piece.firstWord)),
    [cut, piece, entries],
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // What was chosen by hand wants to be typed into; what is there on arrival may be only read.
  const [isChosen, setChosen] = useState(false);
  const [isShown, setShown] = useState(false);
  const [knownBook, setKnownBook] = useState<BookName | null>(null);
  const finishers = useFinishRun(
    { mode, passage, translation, piece, run },
    (done) => {
      rememberWay(run.rung);
      finish();
      setOutcome(done);
    },
    // Only where it is still shown.
    (done, before) => setOutcome((now) => (now === before ? done : now)),
  );
  const runName = `${run.rung} ${run.verses?.from} ${run.verses?.to}`;
  // The field of these scrolls into view itself; that of first letters stands below the words so far.
  const hasOwnPlace = run.rung === 'write' || run.rung === 'reference';
  const place = useRoomWhenLow(LOW, hasOwnPlace || outcome !== null ? null : runName);
  // The button that led here has gone, and not every rung has a field.
  useEffect(() => {
    focusIfLost(place.current, { preventScroll: true });
  }, [place, runName, isShown, outcome, runner.hasBegun]);
  const show = (next: () => void) => {
    setOutcome(null);
    setShown(false);
    setChosen(true);
    next();
  };
  const words = piece.lines.join('\n');
  const toWriting = () => {
    // Who has seen the text writes it with a peek.
    show(() => change((now) => ({ rung: 'write', peeks: now.peeks + (isShown ? 1 : 0) })));
  };
  const begin = (rung: typeof run.rung) => {
    if (rung === 'write' && run.rung === 'aloud' && outcome === null) toWriting();
    else show(() => runner.choose(rung));
  };
  const chooseVerses = (verses: typeof run.verses) => show(() => runner.chooseVerses(verses));
  const rung = () => {
    switch (run.rung) {
      case 'read':
        return <ReadRung text={cut} weakness={weakness} onDone={finishers.read} />;
      case 'fade':
        return (
          <FadeRung
            run={run}
            change={change}
            weakness={weakness}
            text={cut}
            seed={passageId}
            onDone={finishers.fade}
          />
        );
      case 'letters':
        return (
          <LettersRung
            run={run}
            change={change}
            text={cut}
            verses={versesOf({ ...passage, translation }, piece)}
            onDone={finishers.letters}
          />
        );
      case 'reference':
        return (
          <ReferenceRung
            run={run}
            change={change}
            text={text}
            knownBook={knownBook}
            onAnswer={(answer) => {
              if (answer.bookName === passage.bookName) setKnownBook(answer.bookName);
              finishers.reference(answer);
            }}
          />
        );
      case 'write':
        return (
          <WriteRung
            run={run}
            change={change}
            isChosen={isChosen}
            onCard={onCard}
            text={words}
            onDone={finishers.write}
            onAloud={() => {
              begin('aloud');
              setShown(true);
            }}
          />
        );
      case 'aloud':
        return (
          <AloudRung
            text={words}
            isShown={isShown}
            onShow={() => setShown(true)}
            onSpoken={finishers.spoken}
            onWrite={toWriting}
          />
        );
    }
  };
  return (
    <>
      {mode === 'by_ref' && <RungPicker rung={run.rung} isOver={outcome !== null} onRung={begin} />}
      {mode === 'by_ref' && (
        <VersePicker
          lines={linesOf(passage, piece.count)}
          count={piece.count}
          verses={run.verses}
          onVerses={chooseVerses}
        />
      )}
      {outcome ? (
        <RecallResult
          outcome={outcome}
          passage={passage}
          reference={reference}
          translation={translation}
          entries={entries}
          onNext={onNext}
          piece={piece}
          onRung={begin}
          onVerses={chooseVerses}
        />
      ) : (
        <>
          <div key={runName} ref={place} tabIndex={-1} className={styles.place}>
            {rung()}
          </div>
          <p className={styles.again}>
            {runner.hasBegun && <Button onClick={runner.restart}>Start again</Button>}
            {runner.undoRestart && <Button onClick={runner.undoRestart}>Undo</Button>}
          </p>
        </>
      )}
    </>
  );
}

/** As the styles of low windows are. */
const LOW = '(max-height: 31rem)';
