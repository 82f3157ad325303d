import { runLanes, runPart } from './runPart.ts';

/**
 * The checks of `npm test`, in two lanes that run at the same time; a lane ends at its first failing part. Tests wait
 * often, those in the browser most of all, so the other lane has a lower priority and uses the time that they leave. No test is in
 * that lane, where a calculation of seconds may take minutes, and time out.
 */
const TESTS = ['build', 'unit:rules', 'unit:screens', 'e2e'];
const OTHERS = ['types', 'tidy', 'lint'];
const GOAL_MINUTES = 12;

const laneOf = (parts: readonly string[], inBackground: boolean) => async () => {
  for (const part of parts) if (!(await runPart(part, { inBackground }))) return false;
  return true;
};

await runLanes(GOAL_MINUTES, [laneOf(TESTS, false), laneOf(OTHERS, true)]);
