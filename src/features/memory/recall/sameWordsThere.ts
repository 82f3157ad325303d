import { plainText } from '@/bible/passageText';
import type { PassageRef } from '@/bible/passage';
import { loadText, selectText } from '@/bible/text/textCache';
import type { AppThunk } from '@/data/store/appStore';
import type { RecallEntry } from '../model/strength/recallEntry';
import { replaceRecall } from './log/recallLog';
import { uuid } from '@/platform/values/random';
import { isSameText } from './model/sameText';

/** Whether the verses that were named have the words of a text; null where their text is not there yet. */
export const hasSameWords =
  (named: PassageRef, text: string): AppThunk<boolean | null> =>
  (_, getState) => {
    const entry = selectText(getState(), named);
    return entry?.status === 'loaded' ? isSameText(plainText(entry.verses), text) : null;
  };

/**
 * Judges a wrong reference once more when the text of the verses that it names has come. If they have the same words, the run was
 * right: resolves to what is logged in its place. Null otherwise, and where that text cannot be had.
 */
export const judgedByText =
  (entry: RecallEntry, named: PassageRef, text: string): AppThunk<Promise<RecallEntry | null>> =>
  async (dispatch) => {
    await dispatch(loadText(named));
    if (dispatch(hasSameWords(named, text)) !== true) return null;
    const right = { ...entry, id: uuid(), score: 1 };
    await dispatch(replaceRecall({ id: entry.id, entry: right }));
    return right;
  };
