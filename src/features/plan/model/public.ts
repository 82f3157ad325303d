/** Types and rules of plan that other subjects use; they need no browser. */
export { readingFor, chaptersReadOn, withoutFuture } from './readingPlan';
