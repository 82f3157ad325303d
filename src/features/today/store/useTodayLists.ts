import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { namesIn, useLists, useOnReturn, type NamedList } from '@/data/list/useLists';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { RootState } from '@/data/store/rootReducer';
import { reloadChanged } from '@/data/list/reload';
import { dueOf as dueByBox, type MemoryPassage } from '@/features/memory/model/public';
import { loadDueCode, loadPassages, selectPassagesState } from '@/features/memory/public';
import { loadNuggets, selectNuggetsState } from '@/features/nuggets/public';
import { loadPlan, readsTwoChapters, selectPlan } from '@/features/plan/public';
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
import { selectCurrentUser, selectIsGuest } from '@/data/session/session';

interface TodayList extends NamedList {
  /** The kinds that are unknown without it. */
  kinds: readonly Kind[];
}

/** The lists with the person's readings, views and prayers: the queue waits for them. A guest has only the first. */
const NEEDED: readonly TodayList[] = [
  { name: 'reading plan', kinds: ['reading'], load: loadPlan, select: selectPlan },
  { name: 'memory passages', kinds: ['passage'], load: loadPassages, select: selectPassagesState },
  { name: 'prayers', kinds: ['prayer'], load: loadPrayers, select: selectPrayersState },
  { name: 'prayer sessions', kinds: [], load: loadPrayerSessions, select: selectPrayerSessionsState },
];

/**
 * The long lists for the items that go with the chapter; a guest has only the first. A quote goes with the nugget, so
 * it comes after it.
 */
const RELATED_LISTS: readonly TodayList[] = [
  { name: 'nuggets', kinds: ['nugget', 'quote'], load: loadNuggets, select: selectNuggetsState },
  { name: 'quotes', kinds: ['quote'], load: loadQuotes, select: selectQuotesState },
];

const loadOf = ({ load }: TodayList) => load;

const selectNeeded = (state: RootState) => (selectIsGuest(state) ? NEEDED.slice(0, 1) : NEEDED);
const selectRelatedItems = (state: RootState) =>
  selectIsGuest(state) ? RELATED_LISTS.slice(0, 1) : RELATED_LISTS;
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
 * Loads the lists that a day's queue is made of. `lists` is null until those with views, readings and prayers are
 * loaded or have failed; nuggets and quotes may come later.
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
  const dueOf = useDue(today, !guest);
  const ofUser = user ?? '';
  const day = {
    today,
    dueOf,
    prayersPerDay: readPrayersPerDay(ofUser),
    readsTwo: readsTwoChapters(ofUser),
  };
  const lists = useAppSelector((state) => (selectIsSettled(state) ? selectTodayInput(state, day) : null));
  // The queue comes first, because these are long lists that nobody waits for.
  const isQueueThere = lists !== null;
  const retryRelated = useLists(isQueueThere ? relatedItems.map(loadOf) : [], [user, isQueueThere].join());
  return {
    lists,
    /** The kinds that have no items yet because their lists are missing. */
    lacking: useAppSelector(selectLacking, shallowEqual),
    /** How many of nugget and quote may still be added. */
    awaited: useAppSelector(selectAwaited),
    /** Whether something could not be refreshed. */
    failed: useAppSelector(selectHasFailed),
    /** The names of the lists that are neither loaded nor cached, so that their part of the day is missing. */
    missing: useAppSelector(selectMissing, shallowEqual),
    retry: () => {
      retryNeeded();
      retryRelated();
    },
  };
}

/**
 * Reloads the passages when the page becomes visible again, because another device may have practised some meanwhile.
 * The other lists that show finished items are reloaded in any case.
 */
function usePassagesOfOthers(wanted: boolean): void {
  const dispatch = useAppDispatch();
  useOnReturn(() => {
    if (wanted) dispatch(reloadChanged((list) => list === 'passages'));
  });
}

/** When a passage is due, by the log; null until the log is read. */
function useDue(today: string, wanted: boolean): Day['dueOf'] {
  const dispatch = useAppDispatch();
  const [dueOf, setDueOf] = useState<Day['dueOf']>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isCancelled = false;
    const read = loadDueCode().then(({ loadDue }) => dispatch(loadDue('by_ref', today)));
    // Without its code or its log, box and last view decide.
    const found = read.catch(() => (passage: MemoryPassage) => dueByBox(passage, [], today));
    void found.then((byLog) => {
      if (!isCancelled) setDueOf(() => byLog);
    });
    return () => {
      isCancelled = true;
    };
  }, [dispatch, today, wanted]);
  return dueOf;
}
