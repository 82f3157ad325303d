import { createSelector } from '@reduxjs/toolkit';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { plainText } from '@/domain/bible/passageText';
import { rangeKey } from '@/domain/references/reference';
import { isBlank } from '@/domain/text/text';
import { useAppSelector } from '@/store/core/hooks';
import type { RootState } from '@/store/core/rootReducer';
import { selectTextOverridesState } from './textOverrides';

/** Texts as they can be searched, by their key; of the cache's few hundred all at once. */
const selectPlainTexts = createSelector([(state: RootState) => state.bibleText.entries], (entries) => {
  const texts = new Map<string, string>();
  for (const [key, entry] of Object.entries(entries)) {
    if (entry.status === 'loaded') texts.set(key, plainText(entry.verses));
  }
  return texts;
});

const selectTextOf = createSelector(
  [selectPlainTexts, (state: RootState) => selectTextOverridesState(state).entities],
  (texts, overrides) =>
    (passage: MemoryPassage): string => {
      const own = overrides[passage.passageId]?.text;
      return own !== undefined && !isBlank(own) ? own : (texts.get(rangeKey(passage)) ?? '');
    },
);

/** Gives the text of a memory passage as far as it is there, without asking for it; '' where it is not. */
export const useLoadedTexts = (): ((passage: MemoryPassage) => string) => useAppSelector(selectTextOf);
