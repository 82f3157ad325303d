import type { PracticeHistoryJson } from '../../../src/api/wire/json';
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
