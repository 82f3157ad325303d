import { useEffect } from 'react';
import { ApiError } from '@/data/client/ApiError';
import type { PassageRef } from '../passage';
import { rangeKey } from '../references/reference';
import { createApiThunk } from '@/data/store/createApiThunk';
import { isOnDevice } from './onDevice';
import { loadText, selectText, type TextEntry } from './textCache';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { afterPaint } from '@/platform/scheduling/yieldToMain';

const LOADING: TextEntry = { status: 'loading' };

/** Loads a text for the screen: unlike a prefetch, its failure shows a notice, if there are words for it. */
export const createShowText = (type: string, error = '') =>
  createApiThunk(
    type,
    async (ref: PassageRef, { dispatch }) => {
      const outcome = await dispatch(loadText(ref));
      if (!loadText.rejected.match(outcome) || !outcome.payload) return;
      // The screen says that the device is offline.
      const quiet = outcome.payload.kind === 'network' && !navigator.onLine;
      throw new ApiError({ ...outcome.payload, ...(quiet && { quiet }) });
    },
    { notices: { error } },
  );

const showText = createShowText('bibleText/show', 'Error loading verses');

/**
 * The text of a passage, loaded by `show` if it is missing; null loads nothing. It always belongs to this reference, so
 * a late answer to an earlier one cannot appear under it.
 */
export function useBibleText(
  ref: PassageRef | null,
  show = showText,
): { text: TextEntry; retry: () => void } {
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectText(state, ref));
  const key = ref && rangeKey(ref);
  const absent = entry === undefined;
  const load = () => {
    if (ref) void dispatch(show(ref));
  };
  useEffect(() => {
    // Not if it is loaded already, because the check would run before the frame that shows it.
    if (entry?.status !== 'loaded') load();
    // The key identifies the whole reference, and is stable between renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dispatch, key, absent]);
  return { text: entry ?? LOADING, retry: load };
}

/** Prefetches the two texts that are probably needed next, once `ready`, unless they are kept here; for more, use `usePrefetch`. */
export function usePrefetchedText(refs: readonly PassageRef[], ready: boolean): void {
  const dispatch = useAppDispatch();
  const keys = refs.map(rangeKey).join(' ');
  useEffect(() => {
    if (!ready) return undefined;
    return afterPaint(() => {
      for (const ref of refs) if (!isOnDevice(ref.translation)) void dispatch(loadText(ref));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the keys identify the references
  }, [dispatch, keys, ready]);
}
