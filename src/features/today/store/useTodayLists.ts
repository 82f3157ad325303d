import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { namesIn, useLists, useOnReturn, type NamedList } from '@/data/list/useLists';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { RootState } from '@/data/store/rootReducer';
import { reloadChanged } from '@/data/sync/sync';
import { selectCurrentUser, selectIsGuest } from '@/features/account/public';
import { loadFading, loadPassages, selectPassagesState } from '@/features/memory/public';
import { loadNuggets, selectNuggetsState } from '@/features/nuggets/public';
import { loadPlan, selectPlan } from '@/features/plan/public';
import {
  loadPrayers,
  loadPrayerSessions,
  readPrayersPerDay,
  selectPrayerSessionsState,
  selectPrayersState,
} from '@/features/prayers/public';
import { loadQuotes, selectQuotesState } from '@/features/quotes/public';
import { KINDS, type Kind } from '../model/todayItem';
import { selectTodayInput, type Day } from './todayInput';

interface TodayList extends NamedList {
  /** What of a day is not known without it. */
  kinds: readonly Kind[];
}

/** The lists that say what was viewed, read and prayed: the queue waits for them. A guest has only the first. */
const NEEDED: readonly TodayList[] = [
  { name: 'reading plan', kinds: ['reading'], load: loadPlan, select: selectPlan },
  { name: 'memory passages', kinds: ['passage'], load: loadPassages, select: selectPassagesState },
  { name: 'prayers', kinds: ['prayer'], load: loadPrayers, select: selectPrayersState },
  { name: 'prayer sessions', kinds: [], load: loadPrayerSessions, select: selectPrayerSessionsState },
];

/** The long lists of what goes with the chapter; a guest has only the first. A quote goes with the nugget, and comes after it. */
const COMPANIONS: readonly TodayList[] = [
  { name: 'nuggets', kinds: ['nugget', 'quote'], load: loadNuggets, select: selectNuggetsState },
  { name: 'quotes', kinds: ['quote'], load: loadQuotes, select: selectQuotesState },
];

const loadOf = ({ load }: TodayList) => load;

const selectNeeded = (state: RootState) => (selectIsGuest(state) ? NEEDED.slice(0, 1) : NEEDED);
const selectRelatedItems = (state: RootState) => (selectIsGuest(state) ? COMPANIONS.slice(0, 1) : COMPANIONS);
const selectAll = (state: RootState) => [...selectNeeded(state), ...selectRelatedItems(state)];

const selectIsSettled = (state: RootState): boolean =>
  selectNeeded(state).every(({ select }) => select(state).phase !== 'loading');

const selectHasFailed = (state: RootState): boolean =>
  selectAll(state).some(({ select }) => select(state).status === 'error');

const selectMissing = (state: RootState): string[] => namesIn(state, selectAll(state), 'error');

function selectLacking(state: RootState): Kind[] {
  const lists = selectAll(state).filter(({ select }) => select(state).phase !== 'ready');
  return KINDS.filter((kind) => lists.some(({ kinds }) => kinds.includes(kind)));
}

function selectAwaited(state: RootState): number {
  const lists = selectRelatedItems(state);
  const first = lists.findIndex(({ select }) => select(state).phase === 'loading');
  return first < 0 ? 0 : lists.length - first;
}

/**
 * Loads the lists that a day's queue is made of. `lists` is null until it is known what was viewed, read and prayed, or that
 * this cannot be loaded; nuggets and quotes may come later.
 * @param today the device's day, `yyyy-MM-dd`
 */
export function useTodayLists(today: string) {
  const user = useAppSelector(selectCurrentUser);
  const guest = useAppSelector(selectIsGuest);
  const needed = useAppSelector(selectNeeded, shallowEqual);
  const relatedItems = useAppSelector(selectRelatedItems, shallowEqual);
  usePassagesOfOthers(!guest);
  // Another user starts with idle lists.
  const retryNeeded = useLists(needed.map(loadOf), user);
  const likelihoodOf = useLikelihoods(today, !guest);
  const day = { today, likelihoodOf, prayersPerDay: readPrayersPerDay(user ?? '') };
  const lists = useAppSelector((state) => (selectIsSettled(state) ? selectTodayInput(state, day) : null));
  // They are long lists that nobody waits for: the queue comes first.
  const isQueueThere = lists !== null;
  const retryCompanions = useLists(isQueueThere ? relatedItems.map(loadOf) : [], [user, isQueueThere].join());
  return {
    lists,
    /** The kinds that have no items yet because their lists are missing. */
    lacking: useAppSelector(selectLacking, shallowEqual),
    /** How many of nugget and quote may still come. */
    awaited: useAppSelector(selectAwaited),
    /** Something could not be refreshed. */
    failed: useAppSelector(selectHasFailed),
    /** The names of the lists that are neither loaded nor cached, so that their part of the day is missing. */
    missing: useAppSelector(selectMissing, shallowEqual),
    retry: () => {
      retryNeeded();
      retryCompanions();
    },
  };
}

/**
 * Reads the passages again when the page is looked at again: another device may have practised some a moment ago. The other lists
 * that say what was done are read each time in any case.
 */
function usePassagesOfOthers(wanted: boolean): void {
  const dispatch = useAppDispatch();
  useOnReturn(() => {
    if (wanted) reloadChanged(dispatch, (list) => list === 'passages');
  });
}

/** How likely a passage is recalled at noon, by the log; null until the log is read. */
function useLikelihoods(today: string, wanted: boolean): Day['likelihoodOf'] {
  const dispatch = useAppDispatch();
  const [likelihoodOf, setLikelihoodOf] = useState<Day['likelihoodOf']>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const noon = new Date(`${today}T12:00:00`).getTime();
    const read = loadFading().then(({ loadLikelihoods }) => dispatch(loadLikelihoods('by_ref', noon)));
    // Without its code or its log, box and last view decide.
    const found = read.catch(() => () => Number.NaN);
    void found.then((likelihood) => {
      if (!left) setLikelihoodOf(() => likelihood);
    });
    return () => {
      left = true;
    };
  }, [dispatch, today, wanted]);
  return likelihoodOf;
}
