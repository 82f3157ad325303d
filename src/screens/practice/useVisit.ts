import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PracticeMode, PracticeOrder } from '@/domain/memory/practiceOrder';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  PRACTICE_VISIT,
  resumeVisit,
  selectVisit,
  selectVisitIds,
  startVisit,
  type PracticeVisit,
} from '@/store/passages/practice';
import { useTabMemory } from '@/store/core/tabMemory';
import type { MemoryList } from '@/store/passages/useMemoryPassages';
import { mayResume } from '../shared/mayResume';

/** Where a screen asks practice to begin, and the passages that Today asks for; all where it names none. */
function requestOf(state: unknown): { startAt?: number; ids?: number[] } {
  if (typeof state !== 'object' || state === null) return {};
  const startAt = 'startAt' in state && typeof state.startAt === 'number' ? state.startAt : undefined;
  const ids =
    'ids' in state && Array.isArray(state.ids) ? state.ids.filter((id) => typeof id === 'number') : [];
  return { ...(startAt !== undefined && { startAt }), ...(ids.length > 0 && { ids }) };
}

/**
 * The visit of this history entry: begun when the list is there, gone on with when the person comes back to the entry,
 * as from View In Context, or reloads the page; begun anew when nothing of it is left. Null until then.
 */
export function useVisit(mode: PracticeMode, order: PracticeOrder, list: MemoryList): PracticeVisit | null {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const visit = useAppSelector(selectVisit);
  const key = `${location.key} ${location.pathname}`;
  const { phase, refreshing } = list;
  const known = visit?.key === key;
  const left = useAppSelector(selectVisitIds).length;
  const begun = known && (left > 0 || phase !== 'ready');
  useTabMemory(PRACTICE_VISIT, visit);
  useEffect(() => {
    if (begun || (!known && mayResume(location.key) && dispatch(resumeVisit(key)))) return undefined;
    // A list that is being refreshed is waited for, that the order be made of what is true now.
    if (phase !== 'ready' || refreshing) return undefined;
    const seed = Math.floor(Math.random() * 2 ** 32);
    const request = { key, order, seed, ...requestOf(location.state) };
    if (order !== 'by_fading') {
      dispatch(startVisit(request));
      return undefined;
    }
    let left = false;
    const startFading = async () => {
      const { loadLikelihoods } = await import('@/store/recall/fading');
      const likelihoodOf = await dispatch(loadLikelihoods(mode, Date.now()));
      if (!left) dispatch(startVisit({ ...request, likelihoodOf }));
    };
    // Without its code, as on the first visit without a network, the longest ago come first.
    startFading().catch(() => {
      if (!left) dispatch(startVisit(request));
    });
    return () => {
      left = true;
    };
  }, [dispatch, known, begun, phase, refreshing, key, location.key, location.state, mode, order]);
  return begun ? visit : null;
}
