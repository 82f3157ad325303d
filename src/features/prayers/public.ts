/** The public API of prayers for other subjects: its state, calls and components. */
export { prayers } from './api/calls';
export * as prayerWrites from './api/writes';
export { selectMostRecentDates, selectWaitingSessions } from './store/prayerSelectors';
export { loadPrayerSessions, selectPrayerSessions, selectPrayerSessionsState } from './store/prayerSessions';
export { loadPrayers, selectPrayers, selectPrayersState } from './store/prayers';
export { readPrayersPerDay } from './store/prayersPerDay';
export { usePrayerLists } from './usePrayerLists';
