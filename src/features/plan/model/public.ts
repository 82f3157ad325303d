/** Types and rules of plan that other subjects use; they need no browser. */
export { readingFor, readOn, withoutFuture } from './readingPlan';
