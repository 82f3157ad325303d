import { useEffect, useState } from 'react';
import { isGraded, type Exercise } from '../model/strength/exercises';
import { isAnswered, newRun, runDraft, type Run } from './runDraft';

/** Resets the fields of an exercise; those of others, and the number of peeks, do not change. */
function begunAgain(run: Run): Run {
  const { letters, tapped, slips, written, step, peeked, typed } = newRun(run.exercise);
  const peeksOf = (others: Run): Run => ({ ...others, peeks: isAnswered(others) ? run.peeks : 0 });
  switch (run.exercise) {
    case 'read':
      return run;
    case 'fade':
      return { ...run, step, peeked };
    case 'tap':
      return peeksOf({ ...run, tapped, slips });
    case 'letters':
      return peeksOf({ ...run, letters });
    case 'write':
    case 'say':
    case 'aloud':
      return peeksOf({ ...run, written });
    case 'reference':
      return peeksOf({ ...run, typed });
  }
}

/** Whether the exercise shows words of the text: Tap in order all of them, First letters the answered ones. */
const showsWords = ({ exercise, letters }: Run): boolean =>
  exercise === 'tap' || (exercise === 'letters' && letters !== '');

/** Whether an exercise was begun. */
const isBegun = (exercise: Exercise, run: Run): boolean =>
  JSON.stringify(begunAgain({ ...run, exercise })) !== JSON.stringify({ ...run, exercise });

/**
 * Switches to another exercise. Reading the text in the middle of a graded one counts as a peek, and so does returning to it
 * from an exercise that shows its words.
 */
function changedTo(exercise: Exercise, run: Run): Partial<Run> {
  const isRead = isAnswered(run) && isGraded(run.exercise) && !isGraded(exercise);
  const isShown =
    exercise !== run.exercise && showsWords(run) && isGraded(exercise) && isBegun(exercise, run);
  return { exercise, peeks: run.peeks + Number(isRead || isShown) };
}

/** The run after a result, which shows the text, so that an exercise begun before continues with a peek. */
function afterResult(run: Run): Run {
  const afresh = begunAgain(run);
  return isGraded(run.exercise) && isAnswered(afresh) ? { ...afresh, peeks: afresh.peeks + 1 } : afresh;
}

/** Whether any exercise was begun. */
const hasDraft = (run: Run): boolean => isAnswered(run) || run.peeked.length > 0 || run.verses !== null;

/**
 * A run over a text, stored at every change, with the state of each exercise. A stored run over another text, for example after
 * an edit or in another translation, is not restored.
 * @param name identifies passage and direction
 */
export function useRun(user: string, name: string, text: string, offered: Exercise) {
  const [initial] = useState((): Run => {
    const stored = runDraft(name).restore(user);
    return stored?.text === text ? stored : newRun(offered);
  });
  const [run, setRun] = useState(initial);
  const [finished, setFinished] = useState<Run | null>(null);
  const [beforeRestart, setBeforeRestart] = useState<Run | null>(null);
  useEffect(() => {
    const isOver = run === finished && !hasDraft(run);
    if (run !== initial) runDraft(name).store(user, isOver ? null : { ...run, text });
  }, [initial, finished, run, user, name, text]);
  /** A function gets the newest run. */
  const change = (part: Partial<Run> | ((run: Run) => Partial<Run>)) => {
    setBeforeRestart(null);
    setRun((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
  };
  return {
    run,
    change,
    choose: (exercise: Exercise) =>
      // The text of a result is counted with the result.
      change((now) => (now === finished ? { exercise } : changedTo(exercise, now))),
    /** Other verses are another text, so the run starts over. */
    chooseVerses: (verses: Run['verses']) => {
      setBeforeRestart(null);
      setRun(newRun(run.exercise, verses));
    },
    hasBegun: JSON.stringify(begunAgain(run)) !== JSON.stringify(run),
    restart: () => {
      setBeforeRestart(run);
      setRun(begunAgain(run));
    },
    /** Null if nothing was started again. */
    undoRestart:
      beforeRestart &&
      (() => {
        setRun(beforeRestart);
        setBeforeRestart(null);
      }),
    /** The run is logged, so the state of its exercise is not restored. */
    finish: () => {
      const afresh = afterResult(run);
      setBeforeRestart(null);
      setFinished(afresh);
      setRun(afresh);
    },
  };
}
