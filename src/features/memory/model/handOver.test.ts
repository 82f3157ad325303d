import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/platform/values/dates';
import type { RecallEntry } from './strength/recallEntry';
import { recallEntry } from '@test/kit/recallEntry';
import { handOverOf, runsSince, shouldAskToHandOver, type HandOver } from './handOver';

const now = new Date('2026-11-26T12:00').getTime();
const run = (id: string, daysAgo: number, device?: string) =>
  recallEntry({ id, at: now - daysAgo * DAY_MS, ...(device && { device }) });
const mine = run('mine', 5, 'phone');

/** As earlier versions stored it, by its time alone. */
const until = (at: number, without: string[] = []): HandOver => ({ at, without, before: at, ids: [] });

it.each([
  ['never handed over', null, ['mine', 'old']],
  ['before both', until(now - 20 * DAY_MS), ['mine', 'old']],
  ['between them', until(now - 7 * DAY_MS), ['mine']],
  ['after both', until(now), []],
  ['without one that was not synced', until(now, ['old']), ['old']],
  ['with one of them, whatever the time', { at: now, without: [], before: 0, ids: ['mine'] }, ['old']],
])('finds the runs that no other device has: %s', (_, last, expected) => {
  const entries = [mine, run('old', 9), run('theirs', 1, 'tablet')];
  expect(
    runsSince(entries, 'phone', last)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(expected);
});

describe('a hand-over', () => {
  const own = (ids: readonly string[], daysAgo: number) => ids.map((id) => run(id, daysAgo, 'phone'));
  const since = (entries: readonly RecallEntry[], last: HandOver) =>
    runsSince(entries, 'phone', last).map(({ id }) => id);
  const first = own(['a', 'b'], 1);
  const handOver = (entries: readonly RecallEntry[], more: Partial<Parameters<typeof handOverOf>[0]> = {}) =>
    handOverOf({ entries, device: 'phone', last: null, runs: entries, without: [], now, ...more });

  it('has the handed runs by their ids, and no run that is dated earlier', () => {
    const last = handOver(first);
    expect(since([...first, ...own(['c'], 3)], last)).toEqual(['c']);
  });

  it('has the runs of earlier ones too', () => {
    const all = [...first, ...own(['c'], 3)];
    const [, , third = expect.fail()] = all;
    const last = handOver(all, { last: handOver(first), runs: [third] });
    expect(since(all, last)).toEqual([]);
  });

  it('leaves out the runs that the server did not know yet, until they are handed over', () => {
    const last = handOver(first, { without: ['a'] });
    expect(since(first, last)).toEqual(['a']);
    expect(since(first, handOver(first, { last, runs: first.slice(0, 1) }))).toEqual([]);
  });

  it('goes on from one that an earlier version stored', () => {
    const all = [...first, ...own(['old'], 9)];
    const last = handOver(all, { last: until(now - 7 * DAY_MS), runs: first });
    expect(since(all, last)).toEqual([]);
  });

  it('stores only the newest ids, however long the log is', () => {
    const long = Array.from({ length: 3000 }, (_, index) => run(`run ${index}`, index / 10, 'phone'));
    const last = handOver(long);
    expect(last.ids.length).toBeLessThan(1000);
    expect(since([...long, ...own(['new'], 1)], last)).toEqual(['new']);
  });
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
    { viewsElsewhere: [now - 2 * DAY_MS], last: until(now - 3 * DAY_MS) },
    false,
  ],
  [
    'handed over by a clock that was a year ahead',
    {
      viewsElsewhere: [now - 2 * DAY_MS],
      last: { at: now + 365 * DAY_MS, before: 0, ids: ['older'], without: [] },
    },
    true,
  ],
  [
    'asked by a clock that was a year ahead',
    { viewsElsewhere: [now - 2 * DAY_MS], askedAt: now + 365 * DAY_MS },
    true,
  ],
  [
    'asked this month, after a hand-over by a clock that was a year ahead',
    {
      viewsElsewhere: [now - 2 * DAY_MS],
      askedAt: now - DAY_MS,
      last: { at: now + 365 * DAY_MS, before: 0, ids: ['older'], without: [] },
    },
    false,
  ],
  [
    'only a run of another one whose clock is a year ahead',
    { entries: [mine, run('theirs', -365, 'tablet')] },
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
