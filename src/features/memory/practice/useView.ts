import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch } from '@/data/store/hooks';
import { flushBeforeInput } from '@/platform/scheduling/flushBeforeInput';
import { viewPassage } from './practice';

interface View {
  passageId: number;
  /** Counts the moves of the visit. */
  step: number;
  /** Whether the passage is on the screen: none is viewed without its text. */
  isThere: boolean;
}

/**
 * Records a view of a passage when a person brings it to the screen: by arriving, by a step, or by what they do with it on
 * another day. A page that is only left open, or comes into sight again, records none.
 * @returns what says that the person does something with the passage
 */
export function useView({ passageId, step, isThere }: View): () => void {
  const dispatch = useAppDispatch();
  const counted = useRef<number | null>(null);
  const record = useEffectEvent(() => {
    counted.current = step;
    dispatch(viewPassage(passageId, step, Date.now()));
  });
  useEffect(() => {
    if (!isThere || counted.current === step) return undefined;
    if (document.visibilityState !== 'hidden') return flushBeforeInput(record);
    // A page that was opened in another tab is arrived at when it is looked at.
    document.addEventListener('visibilitychange', record, { once: true });
    return () => document.removeEventListener('visibilitychange', record);
  }, [passageId, step, isThere]);
  return () => {
    if (isThere) flushBeforeInput(() => dispatch(viewPassage(passageId, step, Date.now())));
  };
}
