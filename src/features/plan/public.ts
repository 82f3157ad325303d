/** What other subjects and the app use of `plan`: they import nothing else of it. */
export { OpenedReading } from './OpenedReading';
export { readingFor, readOn, withoutFuture } from './model/readingPlan';
export { hasOpenedReading } from './store/openedReading';
export { loadPlan, recordReading, selectPlan } from './store/plan';
