import { useEffect, useMemo, useState } from 'react';
import type { ChapterRef } from '@/bible/passage';
import {
  gradedDays,
  type MemoryPassage,
  mergedHistory,
  type PracticeHistoryEntry,
} from '@/features/memory/model/public';
import { MAP_KINDS, type ChapterEvent, type MapKind } from './model/bibleMap';
import { CALENDAR_KINDS, type CalendarDays, type CalendarKind } from './model/yearCalendar';
import { dayAfter, type Prayer, type PrayerSession, sessionDay } from '@/features/prayers/model/public';
import { readReferencesInSteps, type Range } from '@/bible/references/readReferences';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { useToday } from '@/platform/page/useToday';
import { isoDay } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { useAppSelector } from '@/data/store/hooks';
import type { ListPhase, ListView } from '@/data/list/listState';
import { useLists } from '@/data/list/useLists';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/features/nuggets/public';
import {
  loadPassages,
  loadPracticeHistory,
  selectPassages,
  selectPassagesState,
  selectPracticeHistory,
  useRecallLog,
} from '@/features/memory/public';
import { readingDay } from '@/features/plan/model/public';
import { loadPlan, selectPlan } from '@/features/plan/public';
import {
  loadPrayers,
  loadPrayerSessions,
  selectPrayers,
  selectPrayerSessions,
  selectPrayerSessionsState,
  selectPrayersState,
} from '@/features/prayers/public';
import { selectIsGuest } from '@/data/session/session';

/** The practised passages with their days, from the history and each passage's own last view. */
function practised(passages: readonly MemoryPassage[], history: readonly PracticeHistoryEntry[]) {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]));
  return mergedHistory(history, passages).flatMap(({ passageId, viewedAt }) => {
    const passage = byId.get(passageId);
    return passage ? [{ passage, day: isoDay(new Date(viewedAt)) }] : [];
  });
}

const eventOf = (kind: MapKind, { bookName, chapter }: ChapterRef, day = ''): ChapterEvent => ({
  bookName,
  chapter,
  kind,
  day,
});

/** A passage counts once in each year in which it was practised; one never practised counts without a day. */
function memorised(passages: readonly MemoryPassage[], views: ReturnType<typeof practised>): ChapterEvent[] {
  const byYear = new Map(views.map((view) => [`${view.passage.passageId} ${view.day.slice(0, 4)}`, view]));
  const seen = new Set(views.map(({ passage }) => passage.passageId));
  return [
    ...Array.from(byYear.values(), ({ passage, day }) => eventOf('memorised', passage, day)),
    ...passages
      .filter(({ passageId }) => !seen.has(passageId))
      .map((passage) => eventOf('memorised', passage)),
  ];
}

/** The chapters that each prayer names, by its id. */
type NamedChapters = ReadonlyMap<number, readonly Range[]>;

/** Each session of a prayer counts for every chapter that the prayer names. */
const prayed = (named: NamedChapters | null, sessions: readonly PrayerSession[]): ChapterEvent[] =>
  sessions.flatMap((session) =>
    (named?.get(session.prayerId) ?? []).map((range) => eventOf('prayed', range, sessionDay(session))),
  );

/** Reads the prayers, some at a time; null until those that were loaded first are read. */
function useNamedChapters(prayers: readonly Prayer[]): NamedChapters | null {
  const [named, setNamed] = useState<{ prayers: readonly Prayer[]; chapters: NamedChapters } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const step = chunked(abort.signal);
      const found = new Map<number, readonly Range[]>();
      for (const { prayerId, title, details } of prayers) {
        const { references } = await readReferencesInSteps(`${title}\n${details}`, { as: 'text' }, step);
        found.set(
          prayerId,
          references.flatMap(({ ranges }) => ranges),
        );
        await step();
      }
      abort.signal.throwIfAborted();
      setNamed({ prayers, chapters: found });
    };
    // It rejects only when it is aborted.
    read().catch(() => undefined);
    return () => abort.abort();
  }, [prayers]);
  return named && (named.prayers.length > 0 || prayers.length === 0) ? named.chapters : null;
}

/** The map waits for all of these, because a list that joined later would move the page while it is read. */
const LISTS = [
  'memory passages',
  'nuggets',
  'reading',
  'practice history',
  'prayers',
  'prayer sessions',
] as const;
type List = (typeof LISTS)[number];
const ROW_OF: Readonly<Record<List, string>> = {
  'memory passages': 'memory passage',
  nuggets: 'nugget',
  reading: 'reading',
  'practice history': 'practice',
  prayers: 'prayer',
  'prayer sessions': 'prayer session',
};
/** A guest has none of these. */
const OF_USERS: readonly List[] = ['prayers', 'prayer sessions'];

const MADE_OF: Readonly<Record<MapKind, readonly List[]>> = {
  read: ['reading'],
  memorised: ['memory passages', 'practice history'],
  nuggets: ['nuggets'],
  prayed: ['prayers', 'prayer sessions'],
};
const DAYS_MADE_OF: Readonly<Record<CalendarKind, readonly List[]>> = {
  views: ['memory passages', 'practice history'],
  readings: ['reading'],
  prayers: ['prayer sessions'],
  recall: [],
};

const OF_ALL = [loadPassages, loadNuggets, loadPlan, loadPracticeHistory];

/** The data of the map, from lists that other screens use too. */
export function useMapEvents() {
  const guest = useAppSelector(selectIsGuest);
  const retry = useLists(guest ? OF_ALL : [...OF_ALL, loadPrayers, loadPrayerSessions], guest);
  const passages = useAppSelector(selectPassages);
  const nuggets = useAppSelector(selectNuggets);
  const plan = useAppSelector(selectPlan);
  const { rows: readings } = plan;
  const history = useAppSelector(selectPracticeHistory);
  const { rows: entries } = history;
  const prayers = useAppSelector(selectPrayers);
  const sessions = useAppSelector(selectPrayerSessions);
  const { entries: recalls } = useRecallLog();
  const states: Readonly<Record<List, Pick<ListView, 'phase' | 'invalidRowCount'>>> = {
    'memory passages': useAppSelector(selectPassagesState),
    nuggets: useAppSelector(selectNuggetsState),
    reading: plan,
    'practice history': history,
    prayers: useAppSelector(selectPrayersState),
    'prayer sessions': useAppSelector(selectPrayerSessionsState),
  };
  const phaseIs = (phase: ListPhase) => (list: List) => states[list].phase === phase;
  const isOthers = (list: List) => guest && OF_USERS.includes(list);
  const isKnown = (needed: readonly List[]) => needed.every(phaseIs('ready'));
  const kinds = MAP_KINDS.filter((kind) => !MADE_OF[kind].some(isOthers));
  const dayKinds = CALENDAR_KINDS.filter((kind) => !DAYS_MADE_OF[kind].some(isOthers));

  const named = useNamedChapters(prayers);
  // Tomorrow may come from a server whose clock is ahead; later days come from a wrong clock.
  const tomorrow = dayAfter(useToday());
  const views = useMemo(
    () => practised(passages, entries).filter(({ day }) => day <= tomorrow),
    [passages, entries, tomorrow],
  );
  const events = useMemo(
    () =>
      [
        ...readings.map((reading) => eventOf('read', reading, readingDay(reading))),
        ...memorised(passages, views),
        ...nuggets.map((nugget) => eventOf('nuggets', nugget)),
        ...prayed(named, sessions),
      ].map((event) => (event.day <= tomorrow ? event : { ...event, day: '' })),
    [readings, passages, views, nuggets, named, sessions, tomorrow],
  );
  const days: CalendarDays = useMemo(() => {
    const withoutFuture = (all: readonly string[]) => all.filter((day) => day <= tomorrow);
    return {
      views: views.map(({ day }) => day),
      readings: withoutFuture(readings.map(readingDay)),
      prayers: withoutFuture(sessions.map(sessionDay)),
      recall: withoutFuture(gradedDays(recalls)),
    };
  }, [readings, views, sessions, recalls, tomorrow]);
  return {
    events,
    days,
    /** The kinds that this person can have. */
    kinds,
    dayKinds,
    /** The kinds whose counts are complete, because all their lists are loaded. */
    knownKinds: kinds.filter((kind) => isKnown(MADE_OF[kind])),
    knownDays: dayKinds.filter((kind) => isKnown(DAYS_MADE_OF[kind])),
    loading: named === null || LISTS.some((list) => phaseIs('loading')(list) && !isOthers(list)),
    /** The names of the lists that are neither loaded nor cached. */
    missing: LISTS.filter(phaseIs('error')),
    /** How many rows of which lists cannot be decoded, as text. */
    invalidRows: LISTS.filter((list) => states[list].invalidRowCount > 0).map((list) =>
      pluralize(states[list].invalidRowCount, ROW_OF[list]),
    ),
    retry,
  };
}
