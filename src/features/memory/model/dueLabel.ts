import { pluralize } from '@/platform/values/text';
import type { Due } from './due';
import { daysBetween } from './strength/days';

/** The numbers of days from which weeks and months are shown. */
const IN_WEEKS = 14;
const IN_MONTHS = 60;
const WEEK = 7;
/** The average length. */
const MONTH = 30.44;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function duration(days: number): string {
  const [count, unit] =
    days < IN_WEEKS ? [days, 'day'] : days < IN_MONTHS ? [days / WEEK, 'week'] : [days / MONTH, 'month'];
  return pluralize(Math.round(count), unit);
}

/** When a day is or was: 'today', 'tomorrow', 'in 3 weeks', 'since yesterday', 'for 5 weeks'. Both as `yyyy-MM-dd`. */
export function dueWhen(dueDay: string, today: string): string {
  const days = daysBetween(today, dueDay);
  if (days >= 0) return days < 2 ? relative.format(days, 'day') : `in ${duration(days)}`;
  return days > -2 ? `since ${relative.format(days, 'day')}` : `for ${duration(-days)}`;
}

/** When a passage is due: 'due tomorrow', 'due for 5 weeks'. */
export const dueLabel = ({ dueDay }: Pick<Due, 'dueDay'>, today: string): string =>
  `due ${dueWhen(dueDay, today)}`;

/** How likely a passage is recalled: '84 %'; 'missed' after a miss, and 'not known yet' if it was never graded. */
export function likelihoodFigure({ known, retrievability }: Due): string {
  if (retrievability === null) return 'not known yet';
  return known?.grade === 'again' ? 'missed' : `${Math.round(retrievability * 100)} %`;
}

/** The day of a miss: 'today', 'yesterday', '3 weeks ago'. */
function dayBefore(day: string, today: string): string {
  const days = Math.max(0, daysBetween(day, today));
  return days < 2 ? relative.format(-days, 'day') : `${duration(days)} ago`;
}

/** How likely a passage is recalled, and when it is due: 'Likely recalled: 84 %' and 'due in 5 days', or 'Missed today'. */
export function dueParts(due: Due, today: string): readonly string[] {
  const { known } = due;
  const first =
    known?.grade === 'again'
      ? `Missed ${dayBefore(known.day, today)}`
      : `Likely recalled: ${likelihoodFigure(due)}`;
  return [first, dueLabel(due, today)];
}
