/** Types and rules of plan for other subjects; they need no browser. */
export { chaptersOfDay, isOvertaken } from './chaptersOfDay';
export { chaptersReadOn, readingDay, readingFor, withoutFuture } from './readingPlan';
export { latestSeen, type LatestSeen } from './sentReading';
