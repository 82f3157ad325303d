import { useEffect, useRef } from 'react';
import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../../model/memoryPassage';
import { hasWrongWords } from '../model/borrowed';
import type { CorrectionStep } from '../model/correction';
import { gradeOf, gradeOfScore } from '../../model/strength/grade';
import { offeredRung, offeredBox } from '../model/ladder';
import type { RecallEntry, Rung } from '../../model/strength/recallEntry';
import { fadingLabel } from '../model/likelihoodLabel';
import { fadesAt, isMissed } from '../../model/strength/strength';
import { linesLabel, linesOf, type Piece, type VersesOfPassage } from '../model/pieces';
import { verdictOf, withPeeks } from '../model/verdict';
import { useAppSelector } from '@/data/store/hooks';
import { selectStrengthOf } from '../log/fading';
import { selectIsGuest } from '@/features/account/public';
import { Button } from '@/ui/controls/Button';
import { BorrowedWords } from './BorrowedWords';
import { BoxOffer } from './BoxOffer';
import { CorrectedText } from './CorrectedText';
import { ByVerse, NextVerses } from './PieceResult';
import styles from '../Recall.module.scss';
import { RUNG_LABELS } from '../RungPicker';

/** The outcome of a run. */
export interface RunOutcome {
  entry: RecallEntry;
  /** Null where no words were compared with the text. */
  steps: readonly CorrectionStep[] | null;
  /** Places of the words that were not right. */
  missed: readonly number[];
  /** The result in words, `24 of 25 words`. */
  words: string;
  /** The reference that was named instead of the passage's own, if the same words stand there. */
  sameWordsIn?: string;
}

interface RecallResultProps {
  outcome: RunOutcome;
  passage: MemoryPassage;
  reference: string;
  /** The one in which it was recalled. */
  translation: TranslationCode;
  piece: Piece;
  /** All entries of the passage, including this run. */
  entries: readonly RecallEntry[];
  onRung: (rung: Rung) => void;
  onVerses: (verses: VersesOfPassage | null) => void;
  onNext: () => void;
}

/** The correction, the text to be read once more, how long it lasts, and what to do next. */
export function RecallResult(props: RecallResultProps) {
  const { outcome, passage, reference, translation, piece, entries, onRung, onVerses, onNext } = props;
  const { entry, steps, missed, words, sameWordsIn } = outcome;
  const { text, verses } = piece;
  const guest = useAppSelector(selectIsGuest);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const grade = gradeOf(entry);
  const next = offeredRung(entries, entry.direction);
  // The one advice is the main button: another rung, or the next passage.
  const isAdvised = next !== entry.rung;
  const strength = useAppSelector(selectStrengthOf)(passage, entry.direction);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.verdict}>
        {verses && `${linesLabel(linesOf(passage, piece.count), verses)}: `}
        {verdictOf(entry)} · <span className="muted">{withPeeks(words, entry)}</span>
      </h3>
      {entry.rung === 'reference' && (
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
        <CorrectedText text={text} steps={steps} />
      ) : (
        <p className={styles.text}>{text.pieces.map((piece) => piece.text).join('')}</p>
      )}
      {steps && hasWrongWords(steps) && (
        <BorrowedWords passage={{ ...passage, translation }} text={text} steps={steps} />
      )}
      {strength && grade !== null && (
        <p className="muted">
          {isMissed(strength)
            ? 'Practise it again tomorrow.'
            : `It ${fadingLabel(fadesAt(strength), entry.at)}.`}
        </p>
      )}
      {verses && (
        <p className="muted">Only a run over the whole passage counts towards how well you know it.</p>
      )}
      {!guest && <BoxOffer passage={passage} offered={offeredBox(entries, passage.box)} />}
      {steps && piece.lines.length > 1 && (
        <ByVerse lines={linesOf(passage, piece.count)} piece={piece} missed={missed} />
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
          <Button main={isAdvised} onClick={() => onRung(next)}>
            {isAdvised ? RUNG_LABELS[next] : 'Again'}
          </Button>
        )}
        <Button main={!isAdvised && !verses} onClick={onNext}>
          Next passage
        </Button>
      </div>
    </>
  );
}
