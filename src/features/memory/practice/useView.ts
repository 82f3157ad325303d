import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch } from '@/data/store/hooks';
import { flushBeforeInput } from '@/platform/scheduling/flushBeforeInput';
import { viewPassage } from './practice';

interface View {
  passageId: number;
  /** Counts the moves of the visit. */
  step: number;
  /** Whether the passage's text is shown, without which it does not count as viewed. */
  isThere: boolean;
}

/**
 * Records a view of a passage when a person opens it, steps to it, or uses it on another day. A page that is only left open,
 * or becomes visible again, records none.
 * @returns a function to call when the person uses the passage
 */
export function useView({ passageId, step, isThere }: View): () => void {
  const dispatch = useAppDispatch();
  const recordedStep = useRef<number | null>(null);
  const record = useEffectEvent(() => {
    recordedStep.current = step;
    dispatch(viewPassage(passageId, step, Date.now()));
  });
  useEffect(() => {
    if (!isThere || recordedStep.current === step) return undefined;
    if (document.visibilityState !== 'hidden') return flushBeforeInput(record);
    // A page opened in a background tab counts once it becomes visible.
    document.addEventListener('visibilitychange', record, { once: true });
    return () => document.removeEventListener('visibilitychange', record);
  }, [passageId, step, isThere]);
  return () => {
    if (isThere) flushBeforeInput(() => dispatch(viewPassage(passageId, step, Date.now())));
  };
}
