/** The public API of plan for other subjects: its state, calls and components. */
export { readsTwoChapters } from './store/useCatchUp';
export { readingOpened } from './store/openedReading';
export { loadPlan, recordReading, selectPlan, selectWaitingReadings } from './store/plan';
