import { DAY_MS } from '@/platform/values/dates';

/** The kinds that the calendar counts: each view, reading and prayer, and the days with recall. */
export const CALENDAR_KINDS = ['views', 'readings', 'prayers', 'recall'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The days of each kind, `yyyy-MM-dd`: one entry for each time. */
export type CalendarDays = Readonly<Record<CalendarKind, readonly string[]>>;

/** How often each kind was done; of recall, on how many days. */
export type CalendarCounts = Readonly<Record<CalendarKind, number>>;

export interface CalendarMonth {
  /** 1 to 12. */
  month: number;
  /** How many days of the year are before it. */
  first: number;
  /** Index 0 is the first of the month. */
  days: readonly CalendarCounts[];
  totals: CalendarCounts;
}

export interface CalendarYear {
  /** The day of the week of the first of January, 0 for Sunday. */
  startsOn: number;
  months: readonly CalendarMonth[];
  totals: CalendarCounts;
}

/** How often each day is in a list. */
function timesOf(days: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const day of days) times.set(day, (times.get(day) ?? 0) + 1);
  return times;
}

function sumOf(counts: readonly CalendarCounts[]): CalendarCounts {
  const of = (kind: CalendarKind) => counts.reduce((sum, each) => sum + each[kind], 0);
  return { views: of('views'), readings: of('readings'), prayers: of('prayers'), recall: of('recall') };
}

/** The twelve months of a year; days outside the year are ignored. */
export function yearCalendar(year: number, { views, readings, prayers, recall }: CalendarDays): CalendarYear {
  const times = { views: timesOf(views), readings: timesOf(readings), prayers: timesOf(prayers) };
  const recalled = new Set(recall);
  const months = Array.from({ length: 12 }, (_, index) => {
    // Day 0 of the next month is the last day of this one.
    const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
    const days = Array.from({ length }, (_day, day): CalendarCounts => {
      const iso = new Date(Date.UTC(year, index, day + 1)).toISOString().slice(0, 10);
      return {
        views: times.views.get(iso) ?? 0,
        readings: times.readings.get(iso) ?? 0,
        prayers: times.prayers.get(iso) ?? 0,
        recall: recalled.has(iso) ? 1 : 0,
      };
    });
    const first = (Date.UTC(year, index, 1) - Date.UTC(year, 0, 1)) / DAY_MS;
    return { month: index + 1, first, days, totals: sumOf(days) };
  });
  return {
    startsOn: new Date(Date.UTC(year, 0, 1)).getUTCDay(),
    months,
    totals: sumOf(months.map(({ totals }) => totals)),
  };
}

/** Everything done on a day, as one number. */
export const timesOn = (day: CalendarCounts): number =>
  CALENDAR_KINDS.reduce((sum, kind) => sum + day[kind], 0);
