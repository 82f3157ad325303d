import { bookOf } from '@/bible/books';
import type { PassageRef, VerseRange } from '@/bible/passage';
import { uuid } from '@/platform/values/random';
import { arraySchema, stored } from '@/platform/storage/stored';
import { sameUserCheck } from '@/data/session/session';
import type { AppThunk } from '@/data/store/appStore';
import type { MemoryPassage } from '../../model/memoryPassage';
import { entrySchema } from '../../model/strength/decodeEntry';
import type { RecallEntry } from '../../model/strength/recallEntry';
import { recordRecall } from './recallLog';
import type { RunResult } from './logRun';

/*
 * Runs over texts that are no memory passages, for example from the link of a set: they last for the visit, until the passage is
 * added.
 */

const MAX_RUNS = 500;
const triedRuns = stored('nuggets.triedRuns', arraySchema(entrySchema, MAX_RUNS), [], 'tab');

/** An id below zero, the same for the same verses in every translation; provisional ids of writes are far below. */
const triedId = ({ bookName, chapter, startVerse, endVerse }: VerseRange): number =>
  -(bookOf(bookName).bookId * 1e9 + chapter * 1e6 + startVerse * 1e3 + endVerse);

/** A tried passage in the form that the exercises need. */
export const triedPassage = (ref: PassageRef): MemoryPassage => ({
  ...ref,
  passageId: triedId(ref),
  box: 1,
  lastViewed: null,
  explanation: '',
  appendLetter: '',
});

/** Logs a run for the visit. */
export function logTried(result: RunResult): RecallEntry {
  const entry = { id: uuid(), at: Date.now(), box: 1 as const, viewedBefore: null, ...result };
  triedRuns.write([...triedRuns.read(), entry]);
  return entry;
}

/** Whether any passage was tried in this visit. */
export const hasTried = (): boolean => triedRuns.read().length > 0;

/**
 * Moves the visit's runs over some verses into the log of the user who adds the passage. A run leaves the tab only once it is
 * stored, so that a closed page or a failing storage loses none. If another user signs in meanwhile, the rest remain in the tab.
 */
export const keepTried =
  (range: VerseRange, passageId: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isSameUser = sameUserCheck(getState);
    const id = triedId(range);
    for (const entry of triedRuns.read().filter((each) => each.passageId === id)) {
      if (!isSameUser()) return;
      const outcome = await dispatch(recordRecall({ ...entry, passageId }));
      if (outcome.payload === true) triedRuns.write(triedRuns.read().filter((each) => each.id !== entry.id));
    }
  };
