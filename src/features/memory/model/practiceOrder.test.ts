import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Box, MemoryPassage } from './memoryPassage';
import { groupByBox, isPracticeMode, isPracticeOrder, MODES, orderPassages, ORDERS } from './practiceOrder';
import { seededRandom } from '@/platform/values/random';

function passage(passageId: number, box: Box, lastViewed: number | null): MemoryPassage {
  return {
    passageId,
    box,
    lastViewed,
    translation: 'kjv',
    bookName: 'john',
    chapter: 3,
    startVerse: 16,
    endVerse: 16,
    explanation: '',
    appendLetter: '',
  };
}

const ids = (passages: readonly MemoryPassage[]) => passages.map(({ passageId }) => passageId);
const noRandom = () => expect.fail('asked for a random number');
/** `count` passages of box 3, numbered from 301 in the order of their last view. */
const box3 = (count: number) =>
  Array.from({ length: count }, (_, index) => passage(301 + index, 3, 1000 + index));

const anyPassages = fc
  .array(
    fc.record({
      box: fc.constantFrom<Box[]>(-1, 1, 2, 3),
      lastViewed: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map(({ box, lastViewed }, index) => passage(index + 1, box, lastViewed)));

const NOW = 1_000;

describe('the ids', () => {
  it('are the specification’s, with their labels', () => {
    expect(Object.fromEntries(ORDERS.map(({ id, label }) => [id, label]))).toEqual({
      by_freq: 'By Frequency',
      interleave: 'Interleave',
      rand: 'By Random',
      by_last_practiced_time: 'By Last Practiced Date/Time',
      by_fading: 'Fading First',
    });
    expect(Object.fromEntries(MODES.map(({ id, label }) => [id, label]))).toEqual({
      by_ref: 'By Reference',
      by_psgtxt: 'By Passage Text',
    });
  });

  it('are recognised, and nothing else is', () => {
    expect(['by_freq', 'rand', 'by_ref', '', 'constructor'].filter(isPracticeOrder)).toEqual([
      'by_freq',
      'rand',
    ]);
    expect(['by_ref', 'by_psgtxt', 'rand', ''].filter(isPracticeMode)).toEqual(['by_ref', 'by_psgtxt']);
  });
});

describe('groupByBox', () => {
  it('has every box, empty or not', () => {
    expect(groupByBox([], NOW)).toEqual({ [-1]: [], 1: [], 2: [], 3: [] });
  });

  it('has the least recently viewed first, and those never viewed before all', () => {
    const groups = groupByBox(
      [passage(1, 2, 30), passage(2, 2, null), passage(3, 2, 10), passage(4, 1, 20)],
      NOW,
    );
    expect(ids(groups[2])).toEqual([2, 3, 1]);
    expect(ids(groups[1])).toEqual([4]);
  });
});

describe('by frequency', () => {
  it('goes box by box, Every Time first', () => {
    const passages = [
      passage(1, 3, 1),
      passage(2, 2, 5),
      passage(3, 1, 9),
      passage(4, -1, 9),
      passage(5, 2, null),
    ];
    expect(ids(orderPassages('by_freq', passages, noRandom, { now: NOW }))).toEqual([4, 3, 5, 2, 1]);
  });
});

describe('interleave', () => {
  const others = [passage(1, 2, 1), passage(2, 1, 1), passage(3, -1, 1)];

  it('is by frequency with 19 passages in box 3', () => {
    const passages = [...box3(19), ...others];
    expect(orderPassages('interleave', passages, noRandom, { now: NOW })).toEqual(
      orderPassages('by_freq', passages, noRandom, { now: NOW }),
    );
    expect(ids(orderPassages('interleave', passages, noRandom, { now: NOW })).slice(0, 4)).toEqual([
      3, 2, 1, 301,
    ]);
  });

  it('puts the others at positions 0, 2, 4 with 20, and then the rest of box 3', () => {
    const order = ids(orderPassages('interleave', [...box3(20), ...others], noRandom, { now: NOW }));
    expect(order.slice(0, 8)).toEqual([3, 301, 2, 302, 1, 303, 304, 305]);
    expect(order).toHaveLength(23);
  });

  it('appends the rest of the others when there are more of them', () => {
    const many = Array.from({ length: 25 }, (_, index) => passage(index + 1, 1, index));
    const order = ids(orderPassages('interleave', [...box3(20), ...many], noRandom, { now: NOW }));
    expect(order.slice(0, 4)).toEqual([1, 301, 2, 302]);
    expect(order.slice(38)).toEqual([20, 320, 21, 22, 23, 24, 25]);
  });

  it('is box 3 alone when there are no others', () => {
    expect(ids(orderPassages('interleave', box3(20), noRandom, { now: NOW }))).toEqual(ids(box3(20)));
  });
});

describe('by last practised time', () => {
  it('starts with passages never viewed, then the oldest, regardless of the box', () => {
    const passages = [passage(1, 1, 30), passage(2, 3, 10), passage(3, 2, null), passage(4, -1, 20)];
    expect(ids(orderPassages('by_last_practiced_time', passages, noRandom, { now: NOW }))).toEqual([
      3, 2, 4, 1,
    ]);
  });
});

describe('any order', () => {
  it.each(ORDERS.map(({ id }) => id))('%s is a permutation that its seed repeats', (order) => {
    fc.assert(
      fc.property(anyPassages, fc.integer(), (passages, seed) => {
        const before = [...passages];
        const after = orderPassages(order, passages, seededRandom(seed), { now: NOW });
        expect(passages).toEqual(before);
        expect(ids(after).toSorted((a, b) => a - b)).toEqual(ids(passages));
        expect(orderPassages(order, passages, seededRandom(seed), { now: NOW })).toEqual(after);
      }),
    );
  });

  it.each(['by_freq', 'interleave', 'by_last_practiced_time'] as const)(
    '%s does not show the arbitrary order of the list',
    (order) => {
      fc.assert(
        fc.property(anyPassages, (passages) => {
          expect(orderPassages(order, passages.toReversed(), noRandom, { now: NOW })).toEqual(
            orderPassages(order, passages, noRandom, { now: NOW }),
          );
        }),
      );
    },
  );

  it('rand differs from seed to seed', () => {
    const passages = box3(30);
    const orders = [1, 2, 3].map((seed) =>
      ids(orderPassages('rand', passages, seededRandom(seed), { now: NOW })).join(),
    );
    expect(new Set(orders).size).toBe(3);
  });
});

it('by fading goes by urgency, equal ones by last practice', () => {
  const list = [passage(1, 1, 30), passage(2, 1, 10), passage(3, 3, 20), passage(4, 2, null)];
  const urgency = new Map([
    [1, 0.5],
    [2, 0.9],
    [3, 0.9],
    [4, 0],
  ]);
  const urgencyOf = ({ passageId }: { passageId: number }) => urgency.get(passageId) ?? 0;
  expect(ids(orderPassages('by_fading', list, noRandom, { now: NOW, urgencyOf }))).toEqual([4, 1, 2, 3]);
});

it('ignores a view more than a day ahead, in every order', () => {
  const ahead = NOW + 2 * 86_400_000;
  const list = [passage(1, 1, 10), passage(2, 1, ahead), passage(3, 1, NOW + 3_600_000)];
  for (const order of ['by_freq', 'by_last_practiced_time', 'by_fading'] as const)
    expect(ids(orderPassages(order, list, noRandom, { now: NOW }))).toEqual([2, 1, 3]);
});
