import { versesText } from '@/bible/passageText';
import type { PassageRef } from '@/bible/passage';
import { loadText, selectText } from '@/bible/text/textCache';
import type { AppThunk } from '@/data/store/appStore';
import type { RecallEntry } from '../model/strength/recallEntry';
import { replaceRecall } from './log/recallLog';
import { uuid } from '@/platform/values/random';
import { isSameText } from './model/sameText';

/** Whether the answered verses have the words of a text; null if their text is not loaded yet. */
export const hasSameWords =
  (named: PassageRef, text: string): AppThunk<boolean | null> =>
  (_, getState) => {
    const entry = selectText(getState(), named);
    return entry?.status === 'loaded' ? isSameText(versesText(entry.verses), text) : null;
  };

/**
 * Judges a wrong reference once more when the text of its verses is loaded. If they have the same words, the run was right:
 * resolves to the entry that replaces it. Null otherwise, and if that text cannot be loaded.
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
