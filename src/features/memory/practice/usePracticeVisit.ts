import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { BOXES } from '../model/memoryPassage';
import type { PracticeMode, PracticeOrder } from '../model/practiceOrder';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { newSeed } from '@/platform/values/random';
import { useBrowse } from '@/data/browse/useBrowse';
import { selectBrowse } from '@/data/browse/browses';
import { selectPassageIds } from '../store/passages';
import { PRACTICE, practiceVisit, resumeVisit, selectRecord, startVisit, visitOf } from './practice';
import { readPracticeChoice } from './practiceChoice';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';
import type { MemoryList } from '../store/useMemoryPassages';

/** The request of the link to this screen: the passage to begin with, and the passages to practise, or the box or those to choose from. */
const requestedByLink = v.fallback(
  v.object({
    startAt: v.exactOptional(v.number()),
    ids: v.exactOptional(v.array(v.number())),
    box: v.exactOptional(v.picklist(BOXES)),
    among: v.exactOptional(v.array(v.number())),
  }),
  {},
);

/**
 * The visit of this history entry, and its steps. It starts once the list is loaded, is restored when the person returns to
 * the entry (from View In Context, or by a reload), and starts over if none of its passages is left. Null until it has
 * started.
 */
export function usePracticeVisit(mode: PracticeMode, order: PracticeOrder, list: MemoryList) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { phase, refreshing } = list;
  const record = useAppSelector(selectRecord);
  const ids = useVisitIds(phase === 'ready');
  const { key, browse, onNext, onPrevious, show } = useBrowse(PRACTICE, { ids, start: () => null });
  useRestoredVisit(practiceVisit, record, (stored) => dispatch(resumeVisit(key, stored)));
  const visit = useMemo(() => visitOf(browse, record), [browse, record]);
  const hasStarted = visit !== null;
  useEffect(() => {
    // The order is determined once, so it waits for a list that is being refreshed.
    if (hasStarted || phase !== 'ready' || refreshing) return undefined;
    const request = {
      key,
      order,
      seed: newSeed(),
      now: Date.now(),
      ...v.parse(requestedByLink, location.state),
    };
    if (order !== 'by_fading') {
      dispatch(startVisit(request));
      return undefined;
    }
    let isUnmounted = false;
    const startByDue = async () => {
      const { loadDue } = await import('../recall/log/due');
      const dueOf = await dispatch(loadDue(mode));
      const { portion } = readPracticeChoice();
      const due = { dueOf, ...(portion !== 'all' && { portion }) };
      if (!isUnmounted) dispatch(startVisit({ ...request, ...due }));
    };
    // On a first visit without a network the code may be missing; then the longest unpractised come first.
    startByDue().catch(() => {
      if (!isUnmounted) dispatch(startVisit(request));
    });
    return () => {
      isUnmounted = true;
    };
  }, [dispatch, hasStarted, phase, refreshing, key, location.state, mode, order]);
  return { visit, navigation: { onNext, onPrevious, show } };
}

/** The passages of the visit that still exist, in its order; null while unknown. */
function useVisitIds(isLoaded: boolean): readonly number[] | null {
  const existing = useAppSelector(selectPassageIds);
  const ids = useAppSelector((state) => selectBrowse(state, PRACTICE)?.ids);
  return useMemo(() => {
    if (!isLoaded || !ids) return null;
    const known = new Set(existing);
    return ids.filter((id) => known.has(id));
  }, [isLoaded, ids, existing]);
}
