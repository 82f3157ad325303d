import { isoDay } from '@/platform/values/dates';
import type { PracticeMode } from '../../model/practiceOrder';
import type { RecallEntry } from '../../model/strength/recallEntry';
import type { AppThunk } from '@/data/store/appStore';
import { selectPassagesById } from '../../store/passages';
import { selectSeenElsewhereOf } from './practised';
import { deviceOf } from './device';
import { recordRecall, selectEntriesOf } from './recallLog';
import { uuid } from '@/platform/values/random';
import { selectCurrentUser } from '@/data/session/session';

/** The result of a run; the log adds the time, and the state of the passage. */
export type RunResult = Omit<RecallEntry, 'id' | 'at' | 'box' | 'viewedBefore' | 'device'>;

/** Logs a run; resolves to its entry once it is stored. Null for a deleted passage. */
export const logRun =
  (result: RunResult): AppThunk<Promise<RecallEntry | null>> =>
  async (dispatch, getState) => {
    const passage = selectPassagesById(getState())[result.passageId];
    if (!passage) return null;
    const viewedBefore = selectSeenElsewhereOf(getState())(passage);
    const device = deviceOf(selectCurrentUser(getState()) ?? '');
    const known = { box: passage.box, viewedBefore, ...(device !== '' && { device }) };
    const entry = { id: uuid(), at: Date.now(), ...known, ...result };
    await dispatch(recordRecall(entry));
    return entry;
  };

/** Logs once a day that the answer to a passage was shown, which counts as practised but not as graded. */
export const answerShown =
  (passageId: number, direction: PracticeMode): AppThunk =>
  (dispatch, getState) => {
    const today = isoDay(new Date());
    const isKnown = selectEntriesOf(getState())(passageId).some(
      ({ exercise, at }) => exercise === 'shown' && isoDay(new Date(at)) === today,
    );
    if (!isKnown)
      void dispatch(logRun({ passageId, direction, exercise: 'shown', score: 1, missed: [], peeks: 0 }));
  };
