/** Types and rules of plan for other subjects; they need no browser. */
export { chaptersReadOn, readingDay, readingFor, withoutFuture } from './readingPlan';
export { latestSeen, latestSeenIn, type LatestSeen } from './sentReading';
