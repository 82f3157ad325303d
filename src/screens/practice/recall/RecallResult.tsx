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
import { Button } from '@/ui/forms/Button';
import { BorrowedWords } from './BorrowedWords';
import { BoxOffer } from './BoxOffer';
import { CorrectedText } from './CorrectedText';
import styles from './Recall.module.scss';
import { RUNG_LABELS } from './RungPicker';

/** The outcome of a run. */
export interface Outcome {
  entry: RecallEntry;
  /** Null where no words were compared with the text. */
  steps: readonly CorrectionStep[] | null;
  /** The result in words, `24 of 25 words`. */
  words: string;
}

interface RecallResultProps {
  outcome: Outcome;
  passage: MemoryPassage;
  reference: string;
  /** The one in which it was recalled. */
  translation: TranslationCode;
  text: RecallText;
  /** All entries of the passage, including this run. */
  entries: readonly RecallEntry[];
  onRung: (rung: Rung) => void;
  onNext: () => void;
}

const VERDICTS = { good: 'Known by heart', hard: 'Nearly', again: 'Not yet' } as const;

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
  // The passage's own last view may still be an older one than this run.
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
        <Button onClick={() => onRung(next)}>{next === entry.rung ? 'Again' : RUNG_LABELS[next]}</Button>
        <Button main onClick={onNext}>
          Next passage
        </Button>
      </div>
    </>
  );
}
