import { useEffect, useMemo } from 'react';
import { ApiError } from '@/api/client/ApiError';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PassageRef } from '@/domain/bible/passage';
import { overrideVerses } from '@/domain/bible/passageText';
import { isBlank } from '@/domain/text/text';
import { rangeKey } from '@/domain/references/reference';
import type { TranslationCode } from '@/domain/bible/translations';
import { loadText, selectText, type TextEntry } from '@/store/bible/bibleText';
import { createApiThunk } from '@/store/core/createApiThunk';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/core/hooks';
import { selectPassage } from './passages';
import { selectOverridesSettled, selectTextOverride } from './textOverrides';

const LOADING: TextEntry = { status: 'loading' };

/** Asks for a text that somebody waits for: unlike what is asked for ahead, its failure is told. */
const showText = createApiThunk(
  'passages/showText',
  async (ref: PassageRef, { dispatch }) => {
    const outcome = await dispatch(loadText(ref));
    if (loadText.rejected.match(outcome) && outcome.payload) throw new ApiError(outcome.payload);
  },
  { notices: { error: 'Error loading passage text' } },
);

export interface ShownText {
  text: TextEntry;
  /** True for the user's own wording, whose verses are not told apart. */
  own: boolean;
  retry: () => void;
}

/**
 * The text of a memory passage: the user's own wording, or the translation's. An own wording belongs to the passage's
 * own translation; any other shows its text.
 */
export function usePassageText(passage: MemoryPassage, translation: TranslationCode): ShownText {
  const dispatch = useAppDispatch();
  const override = useAppSelector((state) => selectTextOverride(state, passage.passageId));
  const settled = useAppSelector(selectOverridesSettled);
  const ownVerses = useMemo(
    () =>
      override && translation === passage.translation ? overrideVerses(override, passage.startVerse) : [],
    [override, translation, passage.translation, passage.startVerse],
  );
  const own = ownVerses.length > 0;
  const ref: PassageRef = { ...passage, translation };
  const entry = useAppSelector((state) => selectText(state, ref));
  const wanted = settled && !own;
  const absent = entry === undefined;
  const key = rangeKey(ref);
  useEffect(() => {
    if (wanted) void dispatch(showText(ref));
    // The key says all that the reference says, and stays the same from one rendering to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, key, wanted, absent]);
  return {
    text: own ? { status: 'loaded', verses: ownVerses } : settled ? (entry ?? LOADING) : LOADING,
    own,
    retry: () => void dispatch(showText(ref)),
  };
}

/** Asks ahead for the texts of passages that are likely wanted next; an own wording needs no call. */
export function usePrefetchedPassages(passageIds: readonly number[]): void {
  const store = useAppStore();
  const settled = useAppSelector(selectOverridesSettled);
  const key = passageIds.join(' ');
  useEffect(() => {
    if (!settled) return;
    for (const id of passageIds) {
      const state = store.getState();
      const passage = selectPassage(state, id);
      if (passage && isBlank(selectTextOverride(state, id)?.text)) void store.dispatch(loadText(passage));
    }
    // The key says all that the ids say.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, settled, key]);
}
