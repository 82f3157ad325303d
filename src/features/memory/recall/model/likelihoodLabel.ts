import { DAY_MS, displayDate } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { fadesAt, isMissed, likelihood, type Strength } from '../../model/strength/strength';

/** The numbers of days from which to show weeks and months. */
const IN_WEEKS = 14;
const IN_MONTHS = 60;
const WEEK = 7;
/** An average. */
const MONTH = 30.44;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Calendar days from now until a moment; negative for the past. */
function daysUntil(at: number, now: number): number {
  const noon = (moment: number) => new Date(moment).setHours(12, 0, 0, 0);
  return Math.round((noon(at) - noon(now)) / DAY_MS);
}

function duration(days: number): string {
  const [count, unit] =
    days < IN_WEEKS ? [days, 'day'] : days < IN_MONTHS ? [days / WEEK, 'week'] : [days / MONTH, 'month'];
  return pluralize(Math.round(count), unit);
}

/**
 * When a passage begins to fade, in words: 'fades in 3 days', 'fades tomorrow', and afterwards 'fading since yesterday',
 * 'fading for 5 weeks'. Both arguments are epoch milliseconds.
 */
export function fadingLabel(at: number, now: number): string {
  const days = daysUntil(at, now);
  if (at > now) return days < 2 ? `fades ${relative.format(days, 'day')}` : `fades in ${duration(days)}`;
  return days > -2 ? `fading since ${relative.format(days, 'day')}` : `fading for ${duration(-days)}`;
}

/** The day of a moment to come: 'on 11/26/2026', or 'later today', for a miss fades again within hours. */
export const fadingDay = (at: number, now: number): string =>
  daysUntil(at, now) < 1 ? 'later today' : `on ${displayDate(new Date(at))}`;

/** The day of a moment up to now: 'today', 'yesterday', '3 days ago'. */
const dayBefore = (at: number, now: number): string => {
  const days = Math.max(0, -daysUntil(at, now));
  return days < 2 ? relative.format(-days, 'day') : `${duration(days)} ago`;
};

/** How likely a passage is recalled: '84 %'; of one that was missed, 'not yet'. */
export const likelihoodFigure = (strength: Strength, now: number): string =>
  isMissed(strength) ? 'not yet' : `${Math.round(likelihood(strength, now) * 100)} %`;

/**
 * How likely a passage is recalled, and since or until when: 'Likely recalled: 84 %' and 'fading for 5 days'. Of a passage that
 * was missed, when that was; of one of which nothing is known, only that it is not known yet.
 */
export function likelihoodParts(strength: Strength | null, now: number): readonly string[] {
  if (strength === null) return ['Likely recalled: not known yet'];
  const figure = `Likely recalled: ${likelihoodFigure(strength, now)}`;
  return [
    figure,
    isMissed(strength) ? `missed ${dayBefore(strength.last, now)}` : fadingLabel(fadesAt(strength), now),
  ];
}

/** The same in one line: 'Likely recalled: 84 %, fading for 5 days'. */
export const likelihoodLabel = (strength: Strength | null, now: number): string =>
  likelihoodParts(strength, now).join(', ');
