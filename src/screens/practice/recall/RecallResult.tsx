import { useEffect, useRef } from 'react';
import type { TranslationCode } from '@/domain/bible/translations';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { offeredBox } from '@/domain/recall/advice';
import { hasWrongWords } from '@/domain/recall/borrowed';
import type { CorrectionStep } from '@/domain/recall/correction';
import { gradeOf } from '@/domain/recall/grade';
import { offeredRung } from '@/domain/recall/ladder';
import type { RecallEntry, Rung } from '@/domain/recall/recallEntry';
import { fadingWords } from '@/domain/recall/likelyWords';
import { fadesAt, strengthOf } from '@/domain/recall/strength';
import type { RecallText } from '@/domain/recall/words';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import { BorrowedWords } from './BorrowedWords';
import { BoxOffer } from './BoxOffer';
import { CorrectedText } from './CorrectedText';
import styles from './Recall.module.scss';

/** What a run came to. */
export interface Outcome {
  entry: RecallEntry;
  /** Null where no words were held against the text. */
  steps: readonly CorrectionStep[] | null;
  /** What is said of it, `24 of 25 words`. */
  words: string;
}

interface RecallResultProps {
  outcome: Outcome;
  passage: MemoryPassage;
  reference: string;
  /** In which it was recalled. */
  translation: TranslationCode;
  text: RecallText;
  /** Of the passage, this run's included. */
  entries: readonly RecallEntry[];
  onRung: (rung: Rung) => void;
  onNext: () => void;
}

const VERDICTS = { good: 'Known by heart', hard: 'Nearly', again: 'Not yet' } as const;
const RUNG_LABELS: Readonly<Record<Rung, string>> = {
  read: 'Read',
  fade: 'Fade',
  letters: 'First letters',
  write: 'Write',
  aloud: 'Write',
  reference: 'Again',
};

/** The correction, the text to be read once more, how long it lasts, and what to do next. */
export function RecallResult(props: RecallResultProps) {
  const { outcome, passage, reference, translation, text, entries, onRung, onNext } = props;
  const { entry, steps, words } = outcome;
  const guest = useAppSelector(selectIsGuest);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const grade = gradeOf(entry);
  const next = offeredRung(entries, entry.direction);
  // The view of this visit is not newer than the run.
  const strength = strengthOf({ box: passage.box, lastViewed: entry.at }, entries, entry.direction);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.verdict}>
        {grade === null ? 'Done' : VERDICTS[grade]} · <span className="muted">{words}</span>
      </h3>
      {entry.rung === 'reference' && <p className={styles.answer}>{reference}</p>}
      {steps ? (
        <CorrectedText text={text} steps={steps} />
      ) : (
        <p className={styles.text}>{text.pieces.map((piece) => piece.text).join('')}</p>
      )}
      {steps?.some(({ kind }) => kind !== 'right') === true && (
        <p className="muted">Read it once more: marked words were missed, struck out ones were written.</p>
      )}
      {steps && hasWrongWords(steps) && (
        <BorrowedWords passage={{ ...passage, translation }} text={text} steps={steps} />
      )}
      {strength && grade !== null && <p className="muted">It {fadingWords(fadesAt(strength), entry.at)}.</p>}
      {!guest && <BoxOffer passage={passage} offered={offeredBox(entries, passage.box)} />}
      <div role="group" aria-label="What next" className={styles.actions}>
        <button type="button" className="btn btn-outline-secondary" onClick={() => onRung(next)}>
          {next === entry.rung ? 'Again' : RUNG_LABELS[next]}
        </button>
        <button type="button" className="btn btn-primary" onClick={onNext}>
          Next passage
        </button>
      </div>
    </>
  );
}
