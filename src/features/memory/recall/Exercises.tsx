import { useEffect } from 'react';
import { Button } from '@/ui/controls/Button';
import { focusIfLost } from '@/ui/focus/keepFocus';
import { useRoomWhenLow } from '../passage/useRoomWhenLow';
import { exerciseOf } from '../model/strength/exercises';
import { verseLines } from './model/pieces';
import { RecallResult } from './result/RecallResult';
import { ExercisePicker } from './ExercisePicker';
import { EXERCISE_COMPONENTS } from './exercises/components';
import { useRecall, type Recalled } from './useRecall';
import { VersePicker } from './VersePicker';
import styles from './Recall.module.scss';

export interface ExercisesProps extends Recalled {
  reference: string;
  onNext: () => void;
  onCard: () => void;
}

/** The same limit as in the styles of low windows. */
const LOW = '(max-height: 31rem)';

/** The exercises, one at a time, and the result. */
export function Exercises({ mode, passage, reference, translation, text, onNext, onCard }: ExercisesProps) {
  const recall = useRecall({ mode, passage, translation, text });
  const { runner, piece, outcome, begin, chooseVerses } = recall;
  const { run } = runner;
  const CurrentExercise = EXERCISE_COMPONENTS[run.exercise];
  const runName = `${run.exercise} ${run.verses?.from} ${run.verses?.to}`;
  // The fields of these scroll into view by themselves; the field of First letters is below the words so far.
  const scrollsItself = run.exercise === 'write' || run.exercise === 'reference';
  const recallBottom = useRoomWhenLow(LOW, scrollsItself || outcome !== null ? null : runName);
  // The pressed button was removed, and not every exercise has a field.
  useEffect(() => {
    focusIfLost(recallBottom.current, { preventScroll: true });
  }, [recallBottom, runName, recall.isShown, outcome, runner.hasBegun]);
  return (
    <>
      {mode === 'by_ref' && (
        <>
          <ExercisePicker exercise={run.exercise} isOver={outcome !== null} onExercise={begin} />
          <VersePicker
            lines={verseLines(passage, piece.count)}
            count={piece.count}
            verses={run.verses}
            onVerses={chooseVerses}
          />
        </>
      )}
      {outcome ? (
        <RecallResult
          outcome={outcome}
          passage={passage}
          reference={reference}
          translation={translation}
          entries={recall.entries}
          onNext={onNext}
          piece={piece}
          onExercise={begin}
          onVerses={chooseVerses}
        />
      ) : (
        <>
          <div key={runName} ref={recallBottom} tabIndex={-1} className={styles.exerciseArea}>
            <p className={`muted ${styles.asks}`}>{exerciseOf(run.exercise).asks}</p>
            <CurrentExercise
              recall={recall}
              passage={passage}
              translation={translation}
              text={text}
              onCard={onCard}
            />
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
