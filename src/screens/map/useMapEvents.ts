import { useMemo } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { ChapterEvent } from '@/domain/map/bibleMap';
import type { CalendarDays } from '@/domain/map/yearCalendar';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { ReadingProgress } from '@/domain/plan/reading';
import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import { referencesInText } from '@/domain/references/referencesInText';
import { isoDay } from '@/domain/text/dates';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useFresh } from '@/store/core/useFresh';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/store/nuggets/nuggets';
import { loadPassages, selectPassages, selectPassagesState } from '@/store/passages/passages';
import { loadPracticeHistory, selectPracticeHistory } from '@/store/passages/practiceHistory';
import { loadPlan, selectPlan } from '@/store/plan/plan';
import { loadPrayers, selectPrayers, selectPrayersState } from '@/store/prayers/prayers';
import {
  loadPrayerSessions,
  selectPrayerSessions,
  selectPrayerSessionsState,
} from '@/store/prayers/prayerSessions';
import { selectIsGuest } from '@/store/user/user';

const dayOf = (session: PrayerSession): string => session.day ?? session.dateTime.slice(0, 10);

/** The last view of each passage, and those of the history: an installation may keep no history. */
function practised(
  passages: readonly MemoryPassage[],
  history: readonly { passageId: number; viewedAt: number }[],
): { passage: MemoryPassage; day: string }[] {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]));
  const views = [
    ...history,
    ...passages.flatMap(({ passageId, lastViewed }) =>
      lastViewed === null ? [] : [{ passageId, viewedAt: lastViewed }],
    ),
  ];
  const once = new Map(
    views.flatMap(({ passageId, viewedAt }) => {
      const passage = byId.get(passageId);
      const day = isoDay(new Date(viewedAt));
      return passage ? [[`${passageId} ${day}`, { passage, day }] as const] : [];
    }),
  );
  return [...once.values()];
}

/** A passage counts once: as memorised in all, and as practised in each year that it was. */
function memorised(passages: readonly MemoryPassage[], views: ReturnType<typeof practised>): ChapterEvent[] {
  const inYears = new Map(
    views.map(({ passage, day }) => [`${passage.passageId} ${day.slice(0, 4)}`, { passage, day }]),
  );
  const seen = new Set([...inYears.values()].map(({ passage }) => passage.passageId));
  return [
    ...[...inYears.values()].map(({ passage: { bookName, chapter }, day }) => ({
      bookName,
      chapter,
      kind: 'memorised' as const,
      day,
    })),
    ...passages
      .filter(({ passageId }) => !seen.has(passageId))
      .map(({ bookName, chapter }) => ({ bookName, chapter, kind: 'memorised' as const, day: '' })),
  ];
}

const kept = (nuggets: readonly Nugget[]): ChapterEvent[] =>
  nuggets.map(({ bookName, chapter }) => ({ bookName, chapter, kind: 'nuggets', day: '' }));

const read = (history: readonly ReadingProgress[]): ChapterEvent[] =>
  history.map(({ bookName, chapter, dateRead }) => ({ bookName, chapter, kind: 'read', day: dateRead }));

/** Each session of a prayer, at every chapter that the prayer names. */
function prayed(prayers: readonly Prayer[], sessions: readonly PrayerSession[]): ChapterEvent[] {
  const named = new Map(
    prayers.map(({ prayerId, title, details }) => [
      prayerId,
      referencesInText(`${title}\n${details}`).flatMap(({ ranges }) => ranges),
    ]),
  );
  return sessions.flatMap((session) =>
    (named.get(session.prayerId) ?? []).map(({ bookName, chapter }) => ({
      ...{ bookName, chapter, kind: 'prayed' as const, day: dayOf(session) },
    })),
  );
}

/** Of these the map waits for; the rest joins it. */
const FIRST = 3;

/** All that the map shows, from the lists that the app has anyway; they are loaded, and come one by one. */
export function useMapEvents() {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const load = () => {
    void dispatch(loadPassages());
    void dispatch(loadNuggets());
    void dispatch(loadPlan());
    void dispatch(loadPracticeHistory());
    if (guest) return;
    void dispatch(loadPrayers());
    void dispatch(loadPrayerSessions());
  };
  useFresh(load, guest);
  const passages = useAppSelector(selectPassages);
  const nuggets = useAppSelector(selectNuggets);
  const { history: readings, ...plan } = useAppSelector(selectPlan);
  const { entries, ...history } = useAppSelector(selectPracticeHistory);
  const prayers = useAppSelector(selectPrayers);
  const sessions = useAppSelector(selectPrayerSessions);
  const parts = [
    ['memory passages', useAppSelector(selectPassagesState)],
    ['nuggets', useAppSelector(selectNuggetsState)],
    ['reading', plan],
    ['practice history', history],
    ['prayers', useAppSelector(selectPrayersState)],
    ['prayer sessions', useAppSelector(selectPrayerSessionsState)],
  ] as const;
  const unknown = (guest ? parts.slice(0, 4) : parts).filter(([, { loadedAt }]) => loadedAt === null);

  const views = useMemo(() => practised(passages, entries), [passages, entries]);
  const events = useMemo(
    () => [...read(readings), ...memorised(passages, views), ...kept(nuggets), ...prayed(prayers, sessions)],
    [readings, passages, views, nuggets, prayers, sessions],
  );
  const days: CalendarDays = useMemo(
    () => ({
      reading: readings.map(({ dateRead }) => dateRead),
      practice: views.map(({ day }) => day),
      prayer: sessions.map(dayOf),
    }),
    [readings, views, sessions],
  );
  return {
    events,
    days,
    loading: unknown.some((part) => parts.indexOf(part) < FIRST && part[1].status !== 'error'),
    /** What could not be had, nor is kept on this device. */
    missing: unknown.filter(([, { status }]) => status === 'error').map(([name]) => name),
    retry: load,
  };
}
