import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { offeredRung } from './model/ladder';
import { weaknessIn, weakWords } from './model/weakWords';
import type { BookName } from '@/bible/books';
import { Button } from '@/ui/controls/Button';
import { linesOf, pieceOf, versesOf, weakWordsAt } from './model/pieces';
import { draftName } from './runDraft';
import { VersePicker } from './VersePicker';
import { counted } from '@/platform/values/text';
import { useAppSelector } from '@/data/store/hooks';
import { selectEntriesOf } from './log/recallLog';
import { useRecallLog } from './log/useRecallLog';
import { selectCurrentUser } from '@/features/account/public';
import { FadeRung } from './rungs/FadeRung';
import { LettersRung } from './rungs/LettersRung';
import { ReadRung } from './rungs/ReadRung';
import { RecallResult, type Outcome } from './RecallResult';
import { ReferenceRung } from './rungs/ReferenceRung';
import { RungPicker } from './RungPicker';
import { useFinishRun } from './useFinishRun';
import { useRun } from './useRun';
import { AloudRung, WriteRung } from './rungs/WriteRung';
import { useRoomWhenLow } from '../passage/useRoomWhenLow';
import { focusIfLost } from '@/ui/focus/focusIfLost';
import { stored } from '@/platform/storage/stored';
import type { Rung } from '../model/strength/recallEntry';
import styles from './Recall.module.scss';

interface RecallPanelProps {
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

/** The recall ladder: from reading the text to writing it from memory, with a correction at the end. */
export function RecallPanel(props: RecallPanelProps) {
  const { ready, damaged, isPersistent } = useRecallLog();
  return (
    <section aria-label="Recall" className={styles.panel} data-no-swipe>
      {damaged > 0 && (
        <p role="status">
          {counted(damaged, 'entry', 'entries')} of the recall log could not be read and{' '}
          {damaged === 1 ? 'was' : 'were'} set aside.
        </p>
      )}
      {!isPersistent && (
        <p role="status">This browser keeps no recall log: results last only for this visit.</p>
      )}
      {ready ? <Ladder {...props} /> : <p role="status">Loading the recall log…</p>}
    </section>
  );
}

function Ladder(props: RecallPanelProps) {
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
  useEffect(
    () => focusIfLost(place.current, { preventScroll: true }),
    [place, runName, isShown, outcome, runner.hasBegun],
  );
  const show = (next: () => void) => {
    setOutcome(null);
    setShown(false);
    setChosen(true);
    next();
  };
  const begin = (rung: typeof run.rung) => show(() => runner.choose(rung));
  const words = piece.lines.join('\n');
  const toWriting = () => {
    // Who has seen the text writes it with a peek.
    show(() => change((now) => ({ rung: 'write', peeks: now.peeks + (isShown ? 1 : 0) })));
  };
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
          onVerses={(verses) => show(() => runner.chooseVerses(verses))}
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
          onVerses={(verses) => show(() => runner.chooseVerses(verses))}
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

/** The ways of answering: what was chosen last is where the next recall begins. */
const WAYS = ['letters', 'write', 'aloud'] as const;
const way = stored('nuggets.recallWay', v.picklist(WAYS), null, 'device');

/** The way in which a recall was answered last on this device; null where none was. */
const readWay = way.read;

/** Remembers a rung that is a way of answering. */
function rememberWay(rung: Rung): void {
  const chosen = WAYS.find((each) => each === rung);
  if (chosen) way.write(chosen);
}
