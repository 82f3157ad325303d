export const CALENDAR_KINDS = ['reading', 'practice', 'prayer'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The days of each kind, `yyyy-MM-dd`, possibly with duplicates. */
export type CalendarDays = Readonly<Record<CalendarKind, readonly string[]>>;

export interface CalendarMonth {
  /** 1 to 12. */
  month: number;
  /** The kinds done on each day; index 0 is the first of the month. */
  days: readonly (readonly CalendarKind[])[];
  /** The number of days on which each kind was done. */
  totals: Readonly<Record<CalendarKind, number>>;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The twelve months of a year; days outside the year are ignored. */
export function yearCalendar(year: number, days: CalendarDays): CalendarMonth[] {
  const known = CALENDAR_KINDS.map((kind) => [kind, new Set(days[kind])] as const);
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    // Day 0 of the next month is the last day of this one.
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const done = Array.from({ length }, (_day, day) => {
      const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day + 1)}`;
      return known.filter(([, set]) => set.has(iso)).map(([kind]) => kind);
    });
    const total = (kind: CalendarKind) => done.filter((kinds) => kinds.includes(kind)).length;
    return {
      month,
      days: done,
      totals: { reading: total('reading'), practice: total('practice'), prayer: total('prayer') },
    };
  });
}
