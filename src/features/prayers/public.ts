/** What other subjects and the app use of `prayers`: they import nothing else of it. */
export { prayers } from './api/calls';
export type { Prayer, PrayerFields, PrayerSession } from './model/prayer';
export { isPrayedToday } from './model/prayerDays';
export { sessionDay } from './model/prayerOrder';
export { prayersOfDay, rotaSeed } from './model/prayerRota';
export { prayerTitle } from './model/prayerTitle';
export { selectMostRecentDates } from './store/prayerSelectors';
export { loadPrayerSessions, selectPrayerSessions, selectPrayerSessionsState } from './store/prayerSessions';
export { loadPrayers, selectPrayers, selectPrayersState } from './store/prayers';
export { readPrayersPerDay } from './store/prayersPerDay';
export { usePrayerLists } from './usePrayerLists';
