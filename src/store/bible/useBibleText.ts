import { useEffect } from 'react';
import { ApiError } from '@/api/client/ApiError';
import type { PassageRef } from '@/domain/bible/passage';
import { rangeKey } from '@/domain/references/reference';
import { createApiThunk } from '@/store/core/createApiThunk';
import { loadText, selectText, type TextEntry } from './bibleText';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';

const LOADING: TextEntry = { status: 'loading' };

/** Asks for a text that somebody waits for: unlike what is asked for ahead, its failure is told (§8). */
const showText = createApiThunk(
  'bibleText/show',
  async (ref: PassageRef, { dispatch }) => {
    const outcome = await dispatch(loadText(ref));
    if (loadText.rejected.match(outcome) && outcome.payload) throw new ApiError(outcome.payload);
  },
  { notices: { error: 'Error loading verses' } },
);

/**
 * The text of a passage, asked for when it is not there; null asks for nothing. What comes back is always the text of
 * this very reference, so a late answer to an earlier one cannot appear under it.
 */
export function useBibleText(ref: PassageRef | null): { text: TextEntry; retry: () => void } {
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectText(state, ref));
  const key = ref && rangeKey(ref);
  const absent = entry === undefined;
  useEffect(() => {
    if (ref) void dispatch(showText(ref));
    // The key says all that the reference says, and stays the same from one rendering to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, key, absent]);
  return {
    text: entry ?? LOADING,
    retry: () => {
      if (ref) void dispatch(showText(ref));
    },
  };
}

/** Asks ahead for texts that are likely wanted next, once `ready`. */
export function usePrefetchedText(refs: readonly PassageRef[], ready: boolean): void {
  const dispatch = useAppDispatch();
  const keys = refs.map(rangeKey).join(' ');
  useEffect(() => {
    if (ready) for (const ref of refs) void dispatch(loadText(ref));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, keys, ready]);
}
