import { useEffect, useState } from 'react';
import type { Exercise } from '../model/strength/recallEntry';
import { newRun, runDraft, type Run } from './runDraft';

/** A run and its changes, for the component of its exercise. A function is given the newest run. */
export interface RunProps {
  run: Run;
  change: (part: Partial<Run> | ((run: Run) => Partial<Run>)) => void;
}

/** The fields of an exercise as they are at its beginning; the other exercises' stay. */
function begunAgain(run: Run): Run {
  const { letters, written, step, peeked, typed } = newRun(run.exercise);
  switch (run.exercise) {
    case 'read':
      return run;
    case 'fade':
      return { ...run, step, peeked };
    case 'letters':
      return { ...run, letters, peeks: 0 };
    case 'write':
    case 'say':
    case 'aloud':
      return { ...run, written, peeks: 0 };
    case 'reference':
      return { ...run, typed, peeks: 0 };
  }
}

/** Whether something was done in any exercise. */
const hasDraft = ({ letters, written, typed, peeked, verses }: Run): boolean =>
  letters + written + typed !== '' || peeked.length > 0 || verses !== null;

/**
 * A run over a text, stored at every change: each exercise keeps what was done in it. A stored run over another text, as after an
 * edit or in another translation, is not restored.
 * @param name tells passage and direction apart
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
  const change: RunProps['change'] = (part) => {
    setBeforeRestart(null);
    setRun((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
  };
  return {
    run,
    change,
    choose: (exercise: Exercise) => change({ exercise }),
    /** Other verses are another text, so nothing of a run fits them. */
    chooseVerses: (verses: Run['verses']) => {
      setBeforeRestart(null);
      setRun(newRun(run.exercise, verses));
    },
    hasBegun: JSON.stringify(begunAgain(run)) !== JSON.stringify(run),
    restart: () => {
      setBeforeRestart(run);
      setRun(begunAgain(run));
    },
    /** Null where nothing was started again. */
    undoRestart:
      beforeRestart &&
      (() => {
        setRun(beforeRestart);
        setBeforeRestart(null);
      }),
    /** The run is logged: what was done in its exercise is not restored. */
    finish: () => {
      const afresh = begunAgain(run);
      setBeforeRestart(null);
      setFinished(afresh);
      setRun(afresh);
    },
  };
}
