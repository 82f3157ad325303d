import { useEffect, useRef, type ReactNode } from 'react';
import type { TranslationCode } from '@/bible/translations';
import { Button } from '@/ui/controls/Button';
import { focusIfLost } from '@/ui/focus/keepFocus';
import type { MemoryPassage } from '../model/memoryPassage';
import { exerciseOf } from '../model/strength/exercises';
import { gradeOf } from '../model/strength/grade';
import { verdictOf, withPeeks } from './model/verdict';
import { CorrectedText } from './result/CorrectedText';
import type { RunOutcome } from './result/RecallResult';
import { ExercisePicker } from './ExercisePicker';
import { EXERCISE_COMPONENTS } from './exercises/components';
import type { RecallInProgress } from './useRecall';
import styles from './Recall.module.scss';

interface SimpleRecallProps {
  label: string;
  recall: RecallInProgress;
  passage: MemoryPassage;
  translation: TranslationCode;
  text: string;
  /** The next step once the passage was recalled. */
  children: ReactNode;
}

/** The exercises over a whole passage and their results in one word, without a choice of verses, boxes and due days. */
export function SimpleRecall({ label, recall, passage, translation, text, children }: SimpleRecallProps) {
  const { runner, outcome, begin, piece } = recall;
  const { run } = runner;
  const CurrentExercise = EXERCISE_COMPONENTS[run.exercise];
  const container = useRef<HTMLDivElement>(null);
  // The pressed button was removed, and not every exercise has a field.
  useEffect(() => {
    focusIfLost(container.current, { preventScroll: true });
  }, [run.exercise, outcome]);
  return (
    <section aria-label={label} className={styles.panel} data-no-swipe>
      <ExercisePicker exercise={run.exercise} isOver={outcome !== null} onExercise={begin} />
      <div ref={container} tabIndex={-1} className={styles.exerciseArea}>
        {outcome ? (
          <SimpleResult
            outcome={outcome}
            text={piece.text}
            onAgain={() => begin(outcome.entry.exercise === 'fade' ? 'letters' : run.exercise)}
          >
            {children}
          </SimpleResult>
        ) : (
          <>
            <p className="muted">{exerciseOf(run.exercise).asks}</p>
            <CurrentExercise
              recall={recall}
              passage={passage}
              translation={translation}
              text={text}
              onCard={() => begin('read')}
            />
          </>
        )}
      </div>
    </section>
  );
}

interface SimpleResultProps {
  outcome: RunOutcome;
  text: Parameters<typeof CorrectedText>[0]['text'];
  onAgain: () => void;
  children: ReactNode;
}

/** The result of a run, and the next step: the same again, or the given step once it was recalled. */
function SimpleResult({ outcome, text, onAgain, children }: SimpleResultProps) {
  const { entry, steps, reached, message } = outcome;
  const grade = gradeOf(entry);
  const isRecalled = grade === 'good' || grade === 'hard';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.verdict}>
        {grade === 'good' ? 'By heart' : verdictOf(entry)} ·{' '}
        <span className="muted">{withPeeks(message, entry)}</span>
      </h2>
      {steps && <CorrectedText text={text} steps={steps} reached={reached} />}
      {isRecalled ? (
        children
      ) : (
        <p className="actions">
          <Button main onClick={onAgain}>
            {entry.exercise === 'fade' ? 'First letters' : 'Again'}
          </Button>
        </p>
      )}
    </>
  );
}
