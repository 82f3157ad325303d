import type { PracticeHistoryJson } from '../../../src/features/memory/api/calls';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** Every recorded view, newest first, including those of deleted passages. */
export const getMemPracticeHistory = userEndpoint({
  name: 'get_mem_practice_history',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { data }): PracticeHistoryJson[] =>
    data.practiceHistory.toSorted((a, b) => b.dateViewedLong - a.dateViewedLong),
});
