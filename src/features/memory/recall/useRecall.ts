import { useMemo, useState } from 'react';
import type { BookName } from '@/bible/books';
import type { TranslationCode } from '@/bible/translations';
import { useNow } from '@/platform/page/useNow';
import { isoDay } from '@/platform/values/dates';
import { useAppSelector } from '@/data/store/hooks';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { selectEntriesOf } from './log/recallLog';
import { openingExercise } from './model/offers';
import { pieceOf, weakWordsAt } from './model/pieces';
import type { ReferenceAnswer } from './model/referenceAnswer';
import { weaknessIn, weakWords } from '../model/weakWords';
import type { RunOutcome } from './result/RecallResult';
import { draftName, readAnswering, rememberAnswering, type Run } from './runDraft';
import { canSay } from './say/canSay';
import { useFinishRun } from './useFinishRun';
import { useRun } from './useRun';
import { selectCurrentUser } from '@/data/session/session';

export interface Recalled {
  mode: PracticeMode;
  passage: MemoryPassage;
  /** The translation of the text. */
  translation: TranslationCode;
  /** The text to recall, one verse per line. */
  text: string;
  /** True for a text that is no memory passage, whose runs last for the visit. */
  isTried?: boolean;
}

/** The recall of a passage: the run in progress, its outcome, and the choice of another exercise or other verses. */
export function useRecall({ mode, passage, translation, text, isTried = false }: Recalled) {
  const { passageId } = passage;
  const user = useAppSelector(selectCurrentUser) ?? '';
  const entries = useAppSelector((state) => selectEntriesOf(state)(passageId));
  const today = isoDay(new Date(useNow()));
  const opening = openingExercise(entries, mode, isTried ? null : readAnswering(), today);
  // The stored exercise may need speech, which this device may lack.
  const possible = opening === 'say' && !canSay() ? 'write' : opening;
  const runner = useRun(user, draftName(mode, passageId), text, possible);
  const { run, change, finish } = runner;
  const piece = useMemo(() => pieceOf(text, run.verses), [text, run.verses]);
  const weakness = useMemo(
    () => weaknessIn(piece.text.words, weakWordsAt(weakWords(entries, today), piece.firstWord)),
    [piece, entries, today],
  );
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);
  // A person who chooses an exercise wants to type; one who just arrives may only read.
  const [isChosen, setChosen] = useState(false);
  const [isShown, setShown] = useState(false);
  const [knownBook, setKnownBook] = useState<BookName | null>(null);
  const finishers = useFinishRun(
    { mode, passage, translation, piece, run, isTried },
    (done) => {
      if (!isTried) rememberAnswering(run.exercise);
      finish();
      setOutcome(done);
    },
    // Only if that outcome is still shown.
    (done, before) => setOutcome((now) => (now === before ? done : now)),
  );
  const show = (next: () => void) => {
    setOutcome(null);
    setShown(false);
    setChosen(true);
    next();
  };
  const toWriting = () => {
    // A person who has seen the text writes it with a peek.
    show(() => change((now) => ({ exercise: 'write', peeks: now.peeks + (isShown ? 1 : 0) })));
  };
  const begin = (exercise: Run['exercise']) => {
    if (exercise === 'write' && run.exercise === 'aloud' && outcome === null) toWriting();
    else show(() => runner.choose(exercise));
  };
  return {
    runner,
    entries,
    piece,
    weakness,
    outcome,
    isChosen,
    /** Whether the text is shown for comparison after reciting aloud. */
    isShown,
    /** The book, once the answer has named it. */
    knownBook,
    begin,
    chooseVerses: (verses: Run['verses']) => show(() => runner.chooseVerses(verses)),
    toWriting,
    showText: () => setShown(true),
    startAloud: () => {
      begin('aloud');
      setShown(true);
    },
    finishers: {
      ...finishers,
      reference: (answer: ReferenceAnswer) => {
        if (answer.bookName === passage.bookName) setKnownBook(answer.bookName);
        finishers.reference(answer);
      },
    },
  };
}

export type RecallInProgress = ReturnType<typeof useRecall>;
