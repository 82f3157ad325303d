import { useEffect, useMemo, useState } from 'react';
import {
  loadPrayers,
  loadPrayerSessions,
  readPrayersPerDay,
  selectMostRecentDates,
  selectPrayers,
  selectPrayerSessionsState,
  selectPrayersState,
} from '@/features/prayers/public';
import { verseCount } from '@/bible/versification';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { readingFor, readOn, withoutFuture } from '@/features/plan/model/public';
import { isPrayedToday, prayersOfDay, rotaSeed } from '@/features/prayers/model/public';
import { dayOfWeekOf } from '@/platform/values/dates';
import type { MemoryPassage } from '@/features/memory/model/public';
import { practicePace } from '../model/pace';
import { KINDS, type Kind } from '../model/todayItem';
import type { TodayInput } from '../model/todayQueue';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { ListPhase } from '@/data/list/listState';
import { useLists, useOnReturn } from '@/data/list/useLists';
import { reloadChanged } from '@/data/sync/sync';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/features/nuggets/public';
import {
  loadFading,
  loadPassages,
  selectPassages,
  selectPassagesState,
  selectPractisedOn,
} from '@/features/memory/public';
import { loadPlan, selectPlan } from '@/features/plan/public';
import { loadQuotes, selectQuotesById, selectQuotesState } from '@/features/quotes/public';
import { selectCurrentUser, selectIsGuest } from '@/features/account/public';

/** What the day's queue is made of, except for the budget. */
export type TodayLists = Omit<TodayInput, 'budget'> & {
  /** The kinds whose lists are not there (yet). */
  lacking: readonly Kind[];
};

/** The beginning of a day (`yyyy-MM-dd`) on this device, epoch milliseconds. */
export const dayStartOf = (today: string): number => new Date(`${today}T00:00:00`).getTime();

const NOON_MS = 12 * 60 * 60_000;

/** Whether it is known what a list holds, or that it cannot be loaded. */
const isSettled = ({ phase }: { phase: ListPhase }): boolean => phase !== 'loading';

/**
 * The lists that a day's queue is made of; a guest has the reading and nuggets. Null until it is known what was viewed, read
 * and prayed, or that this cannot be loaded; nuggets and quotes may come later.
 * @param today the device's day, `yyyy-MM-dd`
 */
export function useTodayLists(today: string) {
  const user = useAppSelector(selectCurrentUser);
  const guest = useAppSelector(selectIsGuest);
  usePassagesOfOthers(!guest);
  // Another user starts with idle lists.
  const retryQueue = useLists(
    guest ? [loadPlan] : [loadPlan, loadPassages, loadPrayers, loadPrayerSessions],
    user,
  );

  const passagesState = useAppSelector(selectPassagesState);
  const planState = useAppSelector(selectPlan);
  const prayersState = useAppSelector(selectPrayersState);
  const sessionsState = useAppSelector(selectPrayerSessionsState);
  const nuggetsState = useAppSelector(selectNuggetsState);
  const quotesState = useAppSelector(selectQuotesState);
  const ofAll = [['reading plan', planState]] as const;
  const ofUsers = [
    ['memory passages', passagesState],
    ['prayers', prayersState],
    ['prayer sessions', sessionsState],
  ] as const;
  const needed = guest ? ofAll : [...ofAll, ...ofUsers];
  const ready = needed.every(([, state]) => isSettled(state));

  const passages = useAppSelector(selectPassages);
  const dayStart = dayStartOf(today);
  const practised = useAppSelector((state) => selectPractisedOn(state, dayStart));
  const strengths = useStrengths(today, passages, !guest);
  const prayers = useAppSelector(selectPrayers);
  const mostRecent = useAppSelector((state) => selectMostRecentDates(state, today));
  const nuggets = useAppSelector(selectNuggets);
  const quotesById = useAppSelector(selectQuotesById);
  const nuggetsKnown = nuggetsState.phase === 'ready';
  const quotesKnown = quotesState.phase === 'ready';
  const passagesKnown = passagesState.phase === 'ready';
  const planKnown = planState.phase === 'ready';
  const prayersKnown = prayersState.phase === 'ready';
  const { rows: history } = planState;

  const lists = useMemo((): TodayLists | null => {
    if (!ready || (!guest && passagesKnown && strengths === null)) return null;
    const day = dayOfWeekOf(today);
    const read = readOn(today, day, history)[0];
    const chapter = read ?? readingFor(day, withoutFuture(history, today));
    const mine = guest ? [] : passages;
    const areKnown: Record<Kind, boolean> = {
      reading: planKnown,
      passage: guest || passagesKnown,
      prayer: guest || prayersKnown,
      nugget: nuggetsKnown,
      quote: guest || (quotesKnown && nuggetsKnown),
    };
    return {
      lacking: KINDS.filter((kind) => !areKnown[kind]),
      // The same all day, so that the queue does not change by the hour.
      now: dayStart + NOON_MS,
      seed: rotaSeed(today),
      pace: { practice: ownPace(mine, dayStart), reading: 1 },
      passages: mine,
      practised,
      ...(strengths && { strengths }),
      // Where it is not known what was read, the first chapter of the list would be a guess.
      reading: planKnown
        ? {
            chapter: { bookName: chapter.bookName, chapter: chapter.chapter },
            verses: verseCount(DEFAULT_TRANSLATION, chapter.bookName, chapter.chapter) ?? 1,
            done: read !== undefined,
          }
        : null,
      prayers: guest
        ? []
        : prayersOfDay(prayers, mostRecent, {
            today,
            perDay: readPrayersPerDay(user ?? ''),
            seed: rotaSeed(today),
          }).map(({ prayerId, daily }) => ({
            prayerId,
            daily,
            done: isPrayedToday(mostRecent, prayerId, today),
          })),
      nuggets: nuggetsKnown ? nuggets : null,
      quotes: guest ? [] : quotesKnown ? Object.values(quotesById) : null,
    };
  }, [
    ready,
    today,
    dayStart,
    user,
    guest,
    history,
    planKnown,
    passages,
    passagesKnown,
    practised,
    strengths,
    prayers,
    prayersKnown,
    mostRecent,
    nuggets,
    nuggetsKnown,
    quotesById,
    quotesKnown,
  ]);
  // They are long lists that nobody waits for: the queue comes first.
  const isQueueThere = lists !== null;
  const companions = guest ? [loadNuggets] : [loadNuggets, loadQuotes];
  const retryCompanions = useLists(isQueueThere ? companions : [], [user, isQueueThere].join());
  const ofCompanions = [
    ['nuggets', nuggetsState] as const,
    ...(guest ? [] : [['quotes', quotesState] as const]),
  ];
  // The quote goes with the nugget, and comes after it.
  const awaitedFirst = ofCompanions.findIndex(([, state]) => !isSettled(state));
  const all = [...needed, ...ofCompanions];
  return {
    lists,
    /** How many of nugget and quote may still come. */
    awaited: awaitedFirst < 0 ? 0 : ofCompanions.length - awaitedFirst,
    /** Something could not be refreshed. */
    failed: all.some(([, { status }]) => status === 'error'),
    /** The names of the lists that are neither loaded nor cached. */
    missing: all.filter(([, { phase }]) => phase === 'error').map(([name]) => name),
    retry: () => {
      retryQueue();
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

/** How likely each passage is recalled at noon, by the log; null until the log is read. */
function useStrengths(
  today: string,
  passages: TodayLists['passages'],
  wanted: boolean,
): ReadonlyMap<number, number> | null {
  const dispatch = useAppDispatch();
  const [likelihoodOf, setLikelihoodOf] = useState<((passage: MemoryPassage) => number) | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const read = async () => {
      const { loadLikelihoods } = await loadFading();
      const noon = new Date(`${today}T12:00:00`).getTime();
      const found = await dispatch(loadLikelihoods('by_ref', noon));
      if (!left) setLikelihoodOf(() => found);
    };
    // Without its code or its log, box and last view decide.
    read().catch(() => {
      if (!left) setLikelihoodOf(() => () => Number.NaN);
    });
    return () => {
      left = true;
    };
  }, [dispatch, today, wanted]);
  return useMemo(
    () =>
      likelihoodOf &&
      new Map(
        passages.flatMap((passage) => {
          const likely = likelihoodOf(passage);
          return Number.isNaN(likely) ? [] : [[passage.passageId, likely] as const];
        }),
      ),
    [likelihoodOf, passages],
  );
}

/** The person's own pace, from the last view of each passage before the day, during which the queue must not change. */
function ownPace(passages: TodayLists['passages'], dayStart: number): number {
  return practicePace(
    passages.flatMap(({ lastViewed, startVerse, endVerse }) =>
      lastViewed === null || lastViewed >= dayStart ? [] : [{ viewedAt: lastViewed, startVerse, endVerse }],
    ),
  );
}
