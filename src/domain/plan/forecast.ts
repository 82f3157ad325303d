import type { DayOfWeek, ReadingProgress } from './reading';
import { dayProgress } from './readingPlan';

export interface Forecast {
  /** Chapters still to read of the day's list in this round: at least 1. */
  remaining: number;
  /** Chapters a week on which the rest is reckoned. */
  perWeek: number;
  /** True where nothing was read in the last weeks: then one chapter a week, as the plan has it. */
  assumed: boolean;
  /** The day on which the last chapter is read at that pace, `yyyy-MM-dd`. */
  ends: string;
}

const DAY_MS = 86_400_000;
/** What somebody did longer ago says nothing of their pace. */
const WEEKS = 8;

const dayNumber = (isoDay: string): number => Date.parse(isoDay) / DAY_MS;

/**
 * When a day's list will be read through at the pace of the last eight weeks (of fewer, for who began since), counted in
 * distinct chapters recorded for that day of the week. `today` is `yyyy-MM-dd`; records without a date, and those of
 * later than tomorrow, which a wrong clock wrote, count as no pace. On the day itself a chapter that is still to be read
 * is none that was left out. The end is on the day of the week itself.
 */
export function forecast(day: DayOfWeek, history: readonly ReadingProgress[], today: string): Forecast {
  const now = dayNumber(today);
  const sinceTurn = daysFrom(day, today);
  // How many turns of the day ago each chapter was read: the server's zone and a chapter marked later move it by days.
  const turnsAgo = new Map<string, number>();
  for (const { dayOfWeek, bookName, chapter, dateRead } of history) {
    const age = now - dayNumber(dateRead);
    if (dayOfWeek !== day || !(age >= -1)) continue;
    const key = `${bookName} ${chapter}`;
    const turn = Math.max(0, Math.round((age - sinceTurn) / 7));
    if (turn <= WEEKS) turnsAgo.set(key, Math.max(turn, turnsAgo.get(key) ?? 0));
  }
  const turns = [...turnsAgo.values()];
  const first = sinceTurn === 0 && !turns.includes(0) ? 1 : 0;
  const counted = turns.filter((turn) => turn < first + WEEKS);
  const assumed = counted.length === 0;
  const perWeek = assumed ? 1 : counted.length / (Math.max(...counted) + 1 - first);
  const { read, total } = dayProgress(day, history);
  const remaining = total - read;
  // The first of the weeks to come holds the day's next turn, so that one chapter at one a week ends on it.
  return { remaining, perWeek, assumed, ends: nthTurn(day, today, Math.ceil(remaining / perWeek)) };
}

const DAY_INDEX: Readonly<Record<DayOfWeek, number>> = {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
};

/** Days since it was last that day of the week, 0 where it is today. */
const daysFrom = (day: DayOfWeek, today: string): number =>
  (new Date(`${today}T00:00:00Z`).getUTCDay() - DAY_INDEX[day] + 7) % 7;

/** The nth time from today on, today included, that it is a day of the week. */
function nthTurn(day: DayOfWeek, today: string, n: number): string {
  const ahead = (7 - daysFrom(day, today)) % 7;
  return new Date(Date.parse(today) + (ahead + (n - 1) * 7) * DAY_MS).toISOString().slice(0, 10);
}
