import { useEffect, useState } from 'react';
import { answered, drillResult, DRILL_SECONDS, type Drill, type DrillPrompt } from '../model/drill';
import { useAppDispatch } from '@/data/store/hooks';
import { logRun } from '../log/logRun';

/** How often the clock is read. */
const TICK_MS = 200;

export type DrillAnswer = Drill['answers'][number];

/** A drill that ends when the time or the words do; the first answer to each word is logged at once. */
export function useDrill(prompts: readonly DrillPrompt[]) {
  const dispatch = useAppDispatch();
  const [drill, setDrill] = useState<Drill>({ queue: prompts, answers: [] });
  const [last, setLast] = useState<DrillAnswer | null>(null);
  const [endsAt] = useState(() => Date.now() + DRILL_SECONDS * 1000);
  const [secondsLeft, setSecondsLeft] = useState(DRILL_SECONDS);
  const isOver = drill.queue.length === 0 || secondsLeft <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt, isOver]);
  const answer = (right: boolean) => {
    const [prompt] = drill.queue;
    if (prompt === undefined || isOver) return;
    const { drill: next, isFirst } = answered(drill, right);
    if (isFirst) void dispatch(logRun(drillResult(prompt, right)));
    setDrill(next);
    setLast({ prompt, right });
  };
  return { drill, last, secondsLeft, isOver, answer };
}
