/** What of plan that other subjects use: its state, calls and parts. */
export { loadPlan, recordReading, selectPlan } from './store/plan';
