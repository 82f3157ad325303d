/** Types and rules of prayers for other subjects; they need no browser. */
export type { Prayer, PrayerFields, PrayerSession } from './prayer';
export { dayAfter, isPrayedToday } from './prayerDays';
export { sessionDay } from './prayerOrder';
export { prayersOfDay, rotaSeed } from './prayerRota';
export { prayerTitle } from './prayer';
