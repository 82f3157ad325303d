/** Types and rules of plan for other subjects; they need no browser. */
export { readingFor, chaptersReadOn, withoutFuture } from './readingPlan';
export { latestSeen, latestSeenIn, type LatestSeen } from './sentReading';
