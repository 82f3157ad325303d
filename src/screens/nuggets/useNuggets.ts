import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Nugget } from '@/domain/nuggets/nugget';
import { wrapIndex } from '@/domain/topics/filters';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  NUGGET_VISIT,
  nuggetShown,
  selectNuggetBrowser,
  selectNuggetIndex,
  selectShownNuggetIds,
  visited,
} from '@/store/nuggets/nuggetBrowser';
import { loadNuggets, selectNuggetsById, selectNuggetsState } from '@/store/nuggets/nuggets';
import { useTabMemory } from '@/store/core/tabMemory';
import { aheadOf } from '../shared/aheadOf';
import { mayResume } from '../shared/mayResume';
import { nuggetRequest } from './nuggetRequest';

/** What the nugget browser shows: a fresh random order each visit, the same one for who comes back (§2). */
export function useNuggets() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { key } = location;
  const asked: unknown = location.state;
  const { status, loadedAt, ids } = useAppSelector(selectNuggetsState);
  const browser = useAppSelector(selectNuggetBrowser);
  const shownIds = useAppSelector(selectShownNuggetIds);
  const index = useAppSelector(selectNuggetIndex);
  const byId = useAppSelector(selectNuggetsById);
  const [direction, setDirection] = useState<1 | -1>(1);
  const idle = status === 'idle';
  useTabMemory(NUGGET_VISIT, browser);

  useLayoutEffect(() => {
    dispatch(visited(key, mayResume(key), nuggetRequest(asked)));
  }, [dispatch, key, asked]);
  useEffect(() => {
    // Another user starts with an idle list; one that grew old is refreshed by the next visit.
    void dispatch(loadNuggets());
  }, [dispatch, idle, key]);

  const step = (by: 1 | -1) => {
    const id = shownIds[wrapIndex(index + by, shownIds.length)];
    setDirection(by);
    // Each begins at its beginning, however far the one before was scrolled.
    window.scrollTo({ top: 0 });
    if (id !== undefined) dispatch(nuggetShown(id));
  };
  const currentId = shownIds[index];
  const nugget: Nugget | undefined = currentId === undefined ? undefined : byId[currentId];
  const ready = loadedAt !== null && browser.visit === key;
  return {
    phase: ready ? ('ready' as const) : status === 'error' ? ('error' as const) : ('loading' as const),
    refreshFailed: ready && status === 'error',
    retry: () => void dispatch(loadNuggets()),
    browser,
    nugget,
    total: ids.length,
    shown: shownIds.length,
    index,
    ahead: aheadOf(shownIds, index, direction).flatMap((id) => byId[id] ?? []),
    onNext: () => step(1),
    onPrevious: () => step(-1),
  };
}
