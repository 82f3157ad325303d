/** The public API of plan for other subjects: its state, calls and components. */
export { readingOpened } from './store/openedReading';
export { loadPlan, recordReading, selectPlan, selectWaitingReadings } from './store/plan';
