import { useState } from 'react';
import { useAppDispatch } from '@/data/store/hooks';
import { SPOKEN_MARKS, SPOKEN_SCORES, type SpokenMark } from '../model/strength/grade';
import type { PracticeMode } from '../model/practiceOrder';
import { logRun } from '../recall/log/logRun';
import { undoRecall } from '../recall/log/recallLog';
import { browsed } from '@/data/browse/browses';
import { selectRowId } from '@/data/sync/sync';
import type { AppThunk } from '@/data/store/appStore';
import { PRACTICE } from './practice';

interface LastMark {
  entryId: string;
  passageId: number;
  reference: string;
  /** 'Nearly'. */
  label: string;
}

/** Shows a passage, even if it has got the server's id since. */
const passageShown =
  (passageId: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(browsed(PRACTICE, { type: 'shown', id: selectRowId(getState(), passageId) }));
  };

/** Marks cards; the last mark can be undone until the next one. */
export function useCardMark(mode: PracticeMode) {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<LastMark | null>(null);
  const mark = async (passageId: number, reference: string, given: SpokenMark) => {
    const score = SPOKEN_SCORES[given];
    const label = SPOKEN_MARKS.find((each) => each.mark === given)?.label ?? '';
    const entry = await dispatch(
      logRun({ passageId, direction: mode, exercise: 'aloud', score, missed: [], peeks: 0 }),
    );
    if (entry) setLast({ entryId: entry.id, passageId, reference, label });
  };
  const undo = () => {
    if (!last) return;
    void dispatch(undoRecall(last.entryId));
    setLast(null);
    dispatch(passageShown(last.passageId));
  };
  return { last, mark, undo };
}

export type CardMark = Pick<ReturnType<typeof useCardMark>, 'last' | 'undo'>;
