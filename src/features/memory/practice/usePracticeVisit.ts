import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { BOXES } from '../model/memoryPassage';
import type { PracticeMode, PracticeOrder } from '../model/practiceOrder';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { newSeed } from '@/platform/values/random';
import {
  practiceVisit,
  resumeVisit,
  selectVisit,
  selectVisitIds,
  startVisit,
  type PracticeVisit,
} from './practice';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';
import type { MemoryList } from '../store/useMemoryPassages';

/** What the link that led here requests: the passage to begin with, and the passages or the box to practise (all by default). */
const requestedByLink = v.fallback(
  v.object({
    startAt: v.exactOptional(v.number()),
    ids: v.exactOptional(v.array(v.number())),
    box: v.exactOptional(v.picklist(BOXES)),
  }),
  {},
);

/**
 * The visit of this history entry. It starts once the list is loaded, is restored when the person comes back to the entry
 * (from View In Context, or by a reload), and starts over when none of its passages is left. Null until it has started.
 */
export function usePracticeVisit(
  mode: PracticeMode,
  order: PracticeOrder,
  list: MemoryList,
): PracticeVisit | null {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const visit = useAppSelector(selectVisit);
  const key = `${location.key} ${location.pathname}`;
  const { phase, refreshing } = list;
  const isKnown = visit?.key === key;
  const hasPassages = useAppSelector(selectVisitIds).length > 0;
  const hasStarted = isKnown && (hasPassages || phase !== 'ready');
  useRestoredVisit(practiceVisit, visit, (stored) => dispatch(resumeVisit(key, stored)));
  useEffect(() => {
    // The order is made once, so it waits for a list that is being refreshed.
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
    const startFading = async () => {
      const { loadFading } = await import('../recall/log/fading');
      const fading = await dispatch(loadFading(mode, Date.now()));
      if (!isUnmounted) dispatch(startVisit({ ...request, fading }));
    };
    // The code may be missing, as on a first visit without a network: then the longest unpractised come first.
    startFading().catch(() => {
      if (!isUnmounted) dispatch(startVisit(request));
    });
    return () => {
      isUnmounted = true;
    };
  }, [dispatch, hasStarted, phase, refreshing, key, location.state, mode, order]);
  return hasStarted ? visit : null;
}
