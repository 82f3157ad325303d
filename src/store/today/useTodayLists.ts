import { useEffect, useMemo, useState } from 'react';
import { readPrayersPerDay } from '@/device/choices/prayersPerDay';
import { verseCount } from '@/domain/bible/versification';
import { DEFAULT_TRANSLATION } from '@/domain/bible/translations';
import { readingFor, readOn, withoutFuture } from '@/domain/plan/readingPlan';
import { isPrayedToday } from '@/domain/prayers/prayerDays';
import { prayersOfDay, rotaSeed } from '@/domain/prayers/prayerRota';
import { dayOfWeekOf } from '@/domain/text/dates';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { practicePace } from '@/domain/today/pace';
import type { TodayInput } from '@/domain/today/todayQueue';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import type { ListPhase } from '@/store/core/listState';
import { useFresh } from '@/store/core/useFresh';
import { useRetry } from '@/store/core/useRetry';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/store/nuggets/nuggets';
import { loadPassages, selectPassages, selectPassagesState } from '@/store/passages/passages';
import { loadPlan, selectPlan } from '@/store/plan/plan';
import { selectMostRecentDates } from '@/store/prayers/prayerSelectors';
import { loadPrayers, selectPrayers, selectPrayersState } from '@/store/prayers/prayers';
import { loadPrayerSessions, selectPrayerSessionsState } from '@/store/prayers/prayerSessions';
import { loadQuotes, selectQuotesById, selectQuotesState } from '@/store/quotes/quotes';
import { selectCurrentUser, selectIsGuest } from '@/store/user/user';

/** What the day's queue is made of, except for the budget. */
export type TodayLists = Omit<TodayInput, 'budget'>;

const NOON_MS = 12 * 60 * 60_000;

/** Whether it is known what a list holds, or that it cannot be loaded. */
const isSettled = ({ phase }: { phase: ListPhase }): boolean => phase !== 'loading';

/**
 * The lists that a day's queue is made of; a guest has the reading and nuggets. Null until it is known what was viewed, read
 * and prayed, or that this cannot be loaded; nuggets and quotes may come later.
 * @param today the device's day, `yyyy-MM-dd`
 */
export function useTodayLists(today: string): {
  lists: TodayLists | null;
  /** How many of nugget and quote may still come. */
  awaited: number;
  failed: boolean;
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  const guest = useAppSelector(selectIsGuest);
  const load = () => {
    void dispatch(loadPlan());
    if (guest) return;
    void dispatch(loadPassages());
    void dispatch(loadPrayers());
    void dispatch(loadPrayerSessions());
  };
  const loadCompanions = () => {
    void dispatch(loadNuggets());
    if (!guest) void dispatch(loadQuotes({ withTexts: false }));
  };
  // Another user starts with idle lists.
  useFresh(load, user);

  const passagesState = useAppSelector(selectPassagesState);
  const planState = useAppSelector(selectPlan);
  const prayersState = useAppSelector(selectPrayersState);
  const sessionsState = useAppSelector(selectPrayerSessionsState);
  const nuggetsState = useAppSelector(selectNuggetsState);
  const quotesState = useAppSelector(selectQuotesState);
  const needed = guest ? [planState] : [planState, passagesState, prayersState, sessionsState];
  const ready = needed.every(isSettled);
  const failed = needed.some(({ status }) => status === 'error');

  const passages = useAppSelector(selectPassages);
  const strengths = useStrengths(today, passages, !guest);
  const prayers = useAppSelector(selectPrayers);
  const mostRecent = useAppSelector((state) => selectMostRecentDates(state, today));
  const nuggets = useAppSelector(selectNuggets);
  const quotesById = useAppSelector(selectQuotesById);
  const nuggetsKnown = nuggetsState.phase === 'ready';
  const quotesKnown = quotesState.phase === 'ready';
  const passagesKnown = passagesState.phase === 'ready';
  const { rows: history } = planState;

  const lists = useMemo((): TodayLists | null => {
    if (!ready || (!guest && passagesKnown && strengths === null)) return null;
    const dayStart = new Date(`${today}T00:00:00`).getTime();
    const day = dayOfWeekOf(today);
    const read = readOn(today, day, history)[0];
    const chapter = read ?? readingFor(day, withoutFuture(history, today));
    const mine = guest ? [] : passages;
    return {
      // The same all day, so that the queue does not change by the hour.
      now: dayStart + NOON_MS,
      dayStart,
      seed: rotaSeed(today),
      pace: { practice: ownPace(mine), reading: 1 },
      passages: mine,
      ...(strengths && { strengths }),
      reading: {
        chapter: { bookName: chapter.bookName, chapter: chapter.chapter },
        verses: verseCount(DEFAULT_TRANSLATION, chapter.bookName, chapter.chapter) ?? 1,
        done: read !== undefined,
      },
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
    user,
    guest,
    history,
    passages,
    passagesKnown,
    strengths,
    prayers,
    mostRecent,
    nuggets,
    nuggetsKnown,
    quotesById,
    quotesKnown,
  ]);
  // They are long lists that nobody waits for: the queue comes first.
  const isQueueThere = lists !== null;
  useFresh(() => {
    if (isQueueThere) loadCompanions();
  }, [user, isQueueThere].join());
  return {
    lists,
    awaited: (guest ? [nuggetsState] : [nuggetsState, quotesState]).every(isSettled) ? 0 : guest ? 1 : 2,
    failed,
    retry: useRetry(() => {
      load();
      loadCompanions();
    }),
  };
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
      const { loadLikelihoods } = await import('@/store/recall/fading');
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

/** The person's own pace, from the last view of each passage. */
function ownPace(passages: TodayLists['passages']): number {
  return practicePace(
    passages.flatMap(({ lastViewed, startVerse, endVerse }) =>
      lastViewed === null ? [] : [{ viewedAt: lastViewed, startVerse, endVerse }],
    ),
  );
}
