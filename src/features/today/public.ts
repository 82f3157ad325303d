/** What other subjects and the app use of `today`: they import nothing else of it. */
export { hasTodayBegun } from './store/todayPlan';
