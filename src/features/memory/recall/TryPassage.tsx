import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { PassageRef, Verse } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { Button } from '@/ui/controls/Button';
import { focusIfLost } from '@/ui/focus/keepFocus';
import { exerciseOf } from '../model/strength/exercises';
import { gradeOf } from '../model/strength/grade';
import { triedPassage } from './log/tried';
import { linesToRecall } from './model/linesToRecall';
import { verdictOf, withPeeks } from './model/verdict';
import { CorrectedText } from './result/CorrectedText';
import type { RunOutcome } from './result/RecallResult';
import { ExercisePicker } from './ExercisePicker';
import { EXERCISE_COMPONENTS } from './exercises/components';
import { useRecall } from './useRecall';
import styles from './Recall.module.scss';

interface TryPassageProps {
  passage: PassageRef;
  verses: readonly Verse[];
  /** What comes once it was recalled. */
  children: ReactNode;
}

/**
 * Learns a passage that is nobody's memory passage, as a newcomer's first one: it is read, and then said by first letters. Every
 * other exercise can be chosen.
 */
export function TryPassage({ passage: ref, verses, children }: TryPassageProps) {
  const key = rangeKey(ref);
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the reference
  const passage = useMemo(() => triedPassage(ref), [key]);
  const text = useMemo(() => linesToRecall(verses), [verses]);
  const { translation } = ref;
  const recall = useRecall({ mode: 'by_ref', passage, translation, text, isTried: true });
  const { runner, outcome, begin, finishers } = recall;
  const { run } = runner;
  const CurrentExercise = EXERCISE_COMPONENTS[run.exercise];
  const place = useRef<HTMLDivElement>(null);
  // The button that led here has gone, and not every exercise has a field.
  useEffect(() => {
    focusIfLost(place.current, { preventScroll: true });
  }, [run.exercise, outcome]);
  // Having read it proves nothing: the first exercise follows at once.
  const guided = { ...recall, finishers: { ...finishers, read: () => begin('letters') } };
  return (
    <section aria-label="Learn" className={styles.panel} data-no-swipe>
      <ExercisePicker exercise={run.exercise} isOver={outcome !== null} onExercise={begin} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {outcome ? (
          <TriedResult
            outcome={outcome}
            text={recall.piece.text}
            onAgain={() => begin(outcome.entry.exercise === 'fade' ? 'letters' : run.exercise)}
          >
            {children}
          </TriedResult>
        ) : (
          <>
            <p className="muted">{exerciseOf(run.exercise).asks}</p>
            <CurrentExercise
              recall={guided}
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

interface TriedResultProps {
  outcome: RunOutcome;
  text: Parameters<typeof CorrectedText>[0]['text'];
  onAgain: () => void;
  children: ReactNode;
}

/** What came of a run, and what comes next: the same again, or what follows once it was recalled. */
function TriedResult({ outcome, text, onAgain, children }: TriedResultProps) {
  const { entry, steps, reached, words } = outcome;
  const grade = gradeOf(entry);
  const isRecalled = grade === 'good' || grade === 'hard';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.verdict}>
        {isRecalled ? 'By heart' : verdictOf(entry)} ·{' '}
        <span className="muted">{withPeeks(words, entry)}</span>
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
