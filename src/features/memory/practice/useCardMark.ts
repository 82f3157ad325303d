import { useState } from 'react';
import { useAppDispatch } from '@/data/store/hooks';
import { SPOKEN_MARKS, SPOKEN_SCORES, type SpokenMark } from '../model/strength/grade';
import type { PracticeMode } from '../model/practiceOrder';
import { logRun } from '../recall/log/logRun';
import { undoRecall } from '../recall/log/recallLog';
import { passageReached } from './practice';

interface LastMark {
  entryId: string;
  passageId: number;
  /** 'John 3:16: Nearly'. */
  words: string;
}

/** Marks of cards, and the last of them, which can be taken back until the next one. */
export function useCardMark(mode: PracticeMode) {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<LastMark | null>(null);
  const mark = async (passageId: number, reference: string, given: SpokenMark) => {
    const score = SPOKEN_SCORES[given];
    const label = SPOKEN_MARKS.find((each) => each.mark === given)?.label ?? '';
    const entry = await dispatch(
      logRun({ passageId, direction: mode, exercise: 'aloud', score, missed: [], peeks: 0 }),
    );
    if (entry) setLast({ entryId: entry.id, passageId, words: `${reference}: ${label}` });
  };
  const undo = () => {
    if (!last) return;
    void dispatch(undoRecall(last.entryId));
    setLast(null);
    dispatch(passageReached(last.passageId));
  };
  return { last, mark, undo };
}

export type CardMark = Pick<ReturnType<typeof useCardMark>, 'last' | 'undo'>;
