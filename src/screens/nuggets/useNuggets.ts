import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Nugget } from '@/domain/nuggets/nugget';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { phaseOf } from '@/store/core/listState';
import {
  NUGGET_VISIT,
  nuggetShown,
  selectNuggetBrowser,
  selectNuggetIndex,
  selectShownNuggetIds,
  visited,
  type NuggetRequest,
} from '@/store/nuggets/nuggetBrowser';
import { loadNuggets, selectNuggetsById, selectNuggetsState } from '@/store/nuggets/nuggets';
import { useTabMemory } from '@/store/core/tabMemory';
import { mayResume } from '../shared/mayResume';
import { useStepping } from '../shared/useStepping';

const request = v.object({ topicIds: v.optional(v.array(v.number())), nuggetId: v.optional(v.number()) });

/** What a history entry's state asks the nugget browser to show; an unreadable state asks for nothing. */
function nuggetRequest(state: unknown): NuggetRequest {
  const parsed = v.safeParse(request, state);
  if (!parsed.success) return {};
  const { topicIds, nuggetId } = parsed.output;
  return { ...(topicIds && { topicIds }), ...(nuggetId !== undefined && { nuggetId }) };
}

/** What the nugget browser shows: a new random order at each visit, and the same one after going back to it (§2). */
export function useNuggets() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { key } = location;
  const historyState: unknown = location.state;
  const { status, loadedAt, ids } = useAppSelector(selectNuggetsState);
  const browser = useAppSelector(selectNuggetBrowser);
  const shownIds = useAppSelector(selectShownNuggetIds);
  const index = useAppSelector(selectNuggetIndex);
  const byId = useAppSelector(selectNuggetsById);
  const idle = status === 'idle';
  useTabMemory(NUGGET_VISIT, browser);

  useLayoutEffect(() => {
    dispatch(visited(key, mayResume(key), nuggetRequest(historyState)));
  }, [dispatch, key, historyState]);
  useEffect(() => {
    // Another user starts with an idle list, and each visit revalidates one that is stale.
    void dispatch(loadNuggets());
  }, [dispatch, idle, key]);

  const { ahead, ...steps } = useStepping(shownIds, index, (id) => dispatch(nuggetShown(id)));
  const currentId = shownIds[index];
  const nugget: Nugget | undefined = currentId === undefined ? undefined : byId[currentId];
  const phase = phaseOf({ status, loadedAt: browser.visit === key ? loadedAt : null });
  return {
    phase,
    refreshFailed: phase === 'ready' && status === 'error',
    retry: () => void dispatch(loadNuggets()),
    browser,
    nugget,
    total: ids.length,
    shown: shownIds.length,
    index,
    ahead: ahead.flatMap((id) => byId[id] ?? []),
    ...steps,
  };
}
