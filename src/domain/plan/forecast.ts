import { DAYS, type DayOfWeek, type ReadingProgress } from './reading';
import { dayProgress } from './readingPlan';

export interface Forecast {
  /** Chapters still to read of the day's list in this round: at least 1. */
  remaining: number;
  /** Chapters a week that the forecast assumes. */
  perWeek: number;
  /** True when nothing was read in the last weeks: the forecast then assumes one chapter a week, as the plan does. */
  assumed: boolean;
  /** The day on which the last chapter is read at that pace, `yyyy-MM-dd`. */
  ends: string;
}

const DAY_MS = 86_400_000;
/** Older readings say nothing about the current pace. */
const WEEKS = 8;

const dayNumber = (isoDay: string): number => Date.parse(isoDay) / DAY_MS;

/**
 * When a day's list will be read through at the pace of the last eight weeks, or since the first reading if that was
 * later. The pace counts distinct chapters recorded for that day of the week. `today` is `yyyy-MM-dd`. Records without
 * a date are ignored, and so are those dated later than tomorrow, which come from a wrong clock. A chapter not yet read
 * today does not lower the pace. The end always falls on the day of the week itself.
 */
export function forecast(day: DayOfWeek, history: readonly ReadingProgress[], today: string): Forecast {
  const now = dayNumber(today);
  const daysSinceTurn = daysSince(day, today);
  // How many turns of the day ago each chapter was read. Rounded, because the server's zone, or marking a chapter
  // afterwards, can move the date by days.
  const turnsAgo = new Map<string, number>();
  for (const { dayOfWeek, bookName, chapter, dateRead } of history) {
    const age = now - dayNumber(dateRead);
    if (dayOfWeek !== day || !(age >= -1)) continue;
    const key = `${bookName} ${chapter}`;
    const turn = Math.max(0, Math.round((age - daysSinceTurn) / 7));
    if (turn <= WEEKS) turnsAgo.set(key, Math.max(turn, turnsAgo.get(key) ?? 0));
  }
  const turns = [...turnsAgo.values()];
  const first = daysSinceTurn === 0 && !turns.includes(0) ? 1 : 0;
  const counted = turns.filter((turn) => turn < first + WEEKS);
  const assumed = counted.length === 0;
  const perWeek = assumed ? 1 : counted.length / (Math.max(...counted) + 1 - first);
  const { read, total } = dayProgress(day, history);
  const remaining = total - read;
  // The first of the coming weeks contains the day's next turn, so one chapter at one a week ends on that turn.
  return { remaining, perWeek, assumed, ends: nthTurn(day, today, Math.ceil(remaining / perWeek)) };
}

/** Days since the last such day of the week; 0 when it is today. */
const daysSince = (day: DayOfWeek, today: string): number =>
  (new Date(`${today}T00:00:00Z`).getUTCDay() - DAYS.indexOf(day) + 7) % 7;

/** The date of the nth such day of the week from today on, today included. */
function nthTurn(day: DayOfWeek, today: string, n: number): string {
  const ahead = (7 - daysSince(day, today)) % 7;
  return new Date(Date.parse(today) + (ahead + (n - 1) * 7) * DAY_MS).toISOString().slice(0, 10);
}
