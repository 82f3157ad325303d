import { useToday } from '@/platform/page/useToday';
import { isOfKnownBook } from '@/bible/unknownBook';
import { useEffect, useRef } from 'react';
import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../../model/memoryPassage';
import { mayBeBorrowed } from '../model/borrowed';
import type { CorrectionStep } from '../model/correction';
import { gradeOf, gradeOfScore } from '../../model/strength/grade';
import { offeredExercise, offeredBox } from '../model/offers';
import { exerciseOf, type Exercise } from '../../model/strength/exercises';
import type { RecallEntry } from '../../model/strength/recallEntry';
import { dueLabel } from '../../model/dueLabel';
import { isoDay } from '@/platform/values/dates';
import { linesLabel, verseLines, type PassagePart, type VersesOfPassage } from '../model/pieces';
import { verdictOf, withPeeks } from '../model/verdict';
import { useAppSelector } from '@/data/store/hooks';
import { selectDueOf } from '../log/due';
import { Button } from '@/ui/controls/Button';
import { BorrowedWords } from './BorrowedWords';
import { BoxOffer } from './BoxOffer';
import { CorrectedText } from './CorrectedText';
import { ByVerse, NextVerses } from './PieceResult';
import styles from '../Recall.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** The outcome of a run. */
export interface RunOutcome {
  entry: RecallEntry;
  /** Null if no words were compared with the text. */
  steps: readonly CorrectionStep[] | null;
  /** The indexes of the wrong words. */
  missed: readonly number[];
  /** How many words of the part the answer reached; absent for all. */
  reached?: number;
  /** The result as text, `24 of 25 words`. */
  message: string;
  /** The answered reference, if it is another one with the same words. */
  sameWordsIn?: string;
}

interface RecallResultProps {
  outcome: RunOutcome;
  passage: MemoryPassage;
  reference: string;
  /** The translation in which it was recalled. */
  translation: TranslationCode;
  piece: PassagePart;
  /** All entries of the passage, including this run. */
  entries: readonly RecallEntry[];
  onExercise: (exercise: Exercise) => void;
  onVerses: (verses: VersesOfPassage | null) => void;
  onNext: () => void;
}

/** The correction, the text to read once more, the due day, and the next step. */
export function RecallResult(props: RecallResultProps) {
  const { outcome, passage, reference, translation, piece, entries, onExercise, onVerses, onNext } = props;
  const { entry, steps, missed, reached, message, sameWordsIn } = outcome;
  const { text, verses } = piece;
  const guest = useAppSelector(selectIsGuest);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const grade = gradeOf(entry);
  const today = isoDay(new Date(entry.at));
  // The result may still be open on the next morning.
  const now = useToday();
  const next = offeredExercise(entries, entry.direction, today);
  // The main button is the only advice: another exercise, or the next passage.
  const isAdvised = next !== entry.exercise;
  const due = useAppSelector(selectDueOf)(passage, entry.direction, today);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.verdict}>
        {verses && `${linesLabel(verseLines(passage, piece.count), verses)}: `}
        {verdictOf(entry)} · <span className="muted">{withPeeks(message, entry)}</span>
      </h3>
      {entry.exercise === 'reference' && (
        <p className={styles.answer} aria-live="polite">
          {reference}
          {sameWordsIn !== undefined && (
            <span className="muted">
              {' '}
              is this passage. {sameWordsIn} has the same words, so your answer is right too.
            </span>
          )}
        </p>
      )}
      {steps ? (
        <CorrectedText text={text} steps={steps} reached={reached} />
      ) : (
        <p className={styles.text}>{text.pieces.map((piece) => piece.text).join('')}</p>
      )}
      {steps && mayBeBorrowed(steps) && isOfKnownBook(passage) && (
        <BorrowedWords passage={{ ...passage, translation }} text={text} steps={steps} />
      )}
      {grade !== null && <p className="muted">It is {dueLabel(due, now)}.</p>}
      {verses && (
        <p className="muted">Only a run over the whole passage counts towards how well you know it.</p>
      )}
      {!guest && <BoxOffer passage={passage} offered={offeredBox(entries, passage.box, today)} />}
      {steps && piece.lines.length > 1 && (
        <ByVerse lines={verseLines(passage, piece.count)} piece={piece} missed={missed} reached={reached} />
      )}
      <div role="group" aria-label="What next" className={styles.actions}>
        {verses ? (
          <NextVerses
            passage={passage}
            verses={verses}
            onVerses={onVerses}
            count={piece.count}
            isKnown={gradeOfScore(entry.score, entry.peeks) === 'good'}
          />
        ) : (
          <Button main={isAdvised} onClick={() => onExercise(next)}>
            {isAdvised ? exerciseOf(next).label : 'Again'}
          </Button>
        )}
        <Button main={!isAdvised && !verses} onClick={onNext}>
          Next passage
        </Button>
      </div>
    </>
  );
}
