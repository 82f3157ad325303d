import { plainText } from '@/domain/bible/passageText';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { isBlank } from '@/domain/text/text';
import { loadText, selectText } from '@/store/bible/bibleText';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { selectTextOverride } from './textOverrides';

/** The plain text of a memory passage, the user's own wording before the translation's; '' where it cannot be had. */
export const loadPlainText =
  (passage: MemoryPassage) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<string> => {
    const own = selectTextOverride(getState(), passage.passageId)?.text;
    if (own !== undefined && !isBlank(own)) return own;
    await dispatch(loadText(passage));
    const entry = selectText(getState(), passage);
    return entry?.status === 'loaded' ? plainText(entry.verses) : '';
  };
