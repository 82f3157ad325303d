import { plainText } from '@/bible/passageText';
import type { MemoryPassage } from '../model/memoryPassage';
import { loadText, selectText } from '@/bible/text/textCache';
import type { AppThunk } from '@/data/store/appStore';
import { selectOwnText } from './textOverrides';

/** Loads the plain text of a memory passage, preferably the user's own wording; '' where that fails. */
export const loadPlainText =
  (passage: MemoryPassage): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    const own = selectOwnText(getState(), passage.passageId);
    if (own !== null) return own;
    await dispatch(loadText(passage));
    const entry = selectText(getState(), passage);
    return entry?.status === 'loaded' ? plainText(entry.verses) : '';
  };
