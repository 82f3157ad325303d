import { expect, it } from 'vitest';
import { DAY_MS } from '@/platform/values/dates';
import { recallEntry } from '@test/kit/recallEntry';
import { runsSince, shouldAskToHandOver } from './handOver';

const now = new Date('2026-11-26T12:00').getTime();
const run = (id: string, daysAgo: number, device?: string) =>
  recallEntry({ id, at: now - daysAgo * DAY_MS, ...(device && { device }) });
const mine = run('mine', 5, 'phone');

it.each([
  ['never handed over', null, ['mine', 'old']],
  ['before both', { at: now - 20 * DAY_MS, without: [] }, ['mine', 'old']],
  ['between them', { at: now - 7 * DAY_MS, without: [] }, ['mine']],
  ['after both', { at: now, without: [] }, []],
  ['without one that was not synced', { at: now, without: ['old'] }, ['old']],
])('finds the runs that no other device has: %s', (_, last, expected) => {
  const entries = [mine, run('old', 9), run('theirs', 1, 'tablet')];
  expect(
    runsSince(entries, 'phone', last)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(expected);
});

const context = { entries: [mine], device: 'phone', last: null, askedAt: null, viewsElsewhere: [], now };

it.each([
  ['one device', {}, false],
  ['a view of another one since', { viewsElsewhere: [now - 2 * DAY_MS] }, true],
  ['a view from before the first run here', { viewsElsewhere: [now - 6 * DAY_MS] }, false],
  ['a run of another one', { entries: [mine, run('theirs', 1, 'tablet')] }, true],
  ['asked this month', { viewsElsewhere: [now - 2 * DAY_MS], askedAt: now - 29 * DAY_MS }, false],
  ['asked last month', { viewsElsewhere: [now - 2 * DAY_MS], askedAt: now - 31 * DAY_MS }, true],
  [
    'handed over, and nothing since',
    { viewsElsewhere: [now - 2 * DAY_MS], last: { at: now - 3 * DAY_MS, without: [] } },
    false,
  ],
  [
    'a device that was not used for a month',
    { entries: [run('long ago', 60, 'phone')], viewsElsewhere: [now - 40 * DAY_MS] },
    false,
  ],
])('asks to hand over: %s', (_, more, expected) => {
  expect(shouldAskToHandOver({ ...context, ...more })).toBe(expected);
});
