import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** The days of the week by their names in a calendar file, Sunday first. */
const CALENDAR_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

export interface Reminder {
  /** The subject of a reminder. */
  id: string;
  title: string;
  /** The URL in the app to open. */
  url: string;
}

export interface ReminderTimes {
  /** Days of the week, Sunday is 0. */
  days: readonly number[];
  /** `HH:mm`, the device's time. */
  time: string;
  /** From this day on, `yyyy-MM-dd`. */
  from: string;
}

const MINUTES = 10;

/** The first of the chosen days from a day on. */
function firstDay({ days, from }: ReminderTimes): DateArray {
  const date = new Date(`${from}T00:00:00Z`);
  while (!days.includes(date.getUTCDay())) date.setUTCDate(date.getUTCDate() + 1);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/**
 * A calendar file with a reminder of each kind, weekly on the chosen days, at the same local time in every zone.
 * There is at least one day.
 */
export function calendarFile(reminders: readonly Reminder[], times: ReminderTimes): string {
  const [hour = 7, minute = 0] = times.time.split(':').map(Number);
  const [year, month, day] = firstDay(times);
  const byDay = times.days.flatMap((each) => CALENDAR_DAYS[each] ?? []).join(',');
  const events = reminders.map(({ id, title, url }): EventAttributes => ({
    // So that importing the same reminder again updates it; one at another time or on other days is another event.
    uid: `${id}-${byDay.replaceAll(',', '-')}-${times.time.replace(':', '')}@nuggets`,
    title,
    url,
    description: url,
    start: [year, month, day, hour, minute],
    // Without a zone: at seven in the morning also on a journey.
    startInputType: 'local',
    startOutputType: 'local',
    duration: { minutes: MINUTES },
    recurrenceRule: `FREQ=WEEKLY;BYDAY=${byDay}`,
    alarms: [{ action: 'display', description: title, trigger: { minutes: 0, before: true } }],
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    productId: 'nuggets',
  }));
  const { error, value } = createEvents(events);
  if (error || value === null) throw error ?? new Error('no calendar file');
  // The library omits zeros, and calendars refuse an alarm whose duration has no unit.
  return value.replaceAll('TRIGGER:-PT\r\n', 'TRIGGER:-PT0M\r\n');
}
