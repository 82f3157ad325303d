import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, MemoryPassage } from '@/features/memory/model/memoryPassage';
import { dueOf } from '@/features/memory/model/due';
import { isoDay } from '@/platform/values/dates';
import type { Nugget } from '@/features/nuggets/model/nugget';
import { ORDINARY_PACE, practicePace, quoteSeconds } from './pace';
import { BUDGETS, todayItemKey, totalSeconds, type Budget } from './todayItem';
import { todayQueue, type TodayInput } from './todayQueue';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20);
const NOW = START + 7 * 3_600_000;
const TODAY = isoDay(new Date(NOW));

const passage = (passageId: number, box: Box, daysAgo: number | null, verses = 1): MemoryPassage => ({
  passageId,
  box,
  lastViewed: daysAgo === null ? null : NOW - daysAgo * DAY,
  translation: 'kjv',
  bookName: 'john',
  chapter: 3,
  startVerse: 1,
  endVerse: verses,
  explanation: '',
  appendLetter: '',
});
const nugget = (
  passageId: number,
  bookName: Nugget['bookName'],
  chapter: number,
  ...ids: number[]
): Nugget => ({
  passageId,
  bookName,
  chapter,
  startVerse: 1,
  endVerse: 1,
  topics: ids.map((id) => ({ id, name: `topic ${id}` })),
});
const quote = (quoteId: number, ...topicIds: number[]) => ({
  quoteId,
  text: null,
  topicIds,
  approved: 'Y',
  fromUser: null,
  sourceId: null,
});
const prayers = (count: number, daily = 0) =>
  Array.from({ length: count }, (_, index) => ({ prayerId: index + 1, daily: index < daily, done: false }));

const input = (part: Partial<TodayInput>): TodayInput => ({
  budget: 10,
  pace: ORDINARY_PACE,
  seed: 7,
  passages: [],
  readings: [],
  prayers: [],
  nuggets: [],
  quotes: [],
  isAwaited: false,
  dueOf: (each) => dueOf(each, [], TODAY),
  ...part,
  // A view of a negative age comes from a clock that is ahead.
  practised:
    part.practised ??
    new Set(
      (part.passages ?? []).flatMap((each) =>
        (each.lastViewed ?? 0) >= START && (each.lastViewed ?? 0) < START + 2 * DAY ? each.passageId : [],
      ),
    ),
});
const keys = (part: Partial<TodayInput>) => todayQueue(input(part)).items.map(todayItemKey);
const moreKeys = (part: Partial<TodayInput>) => todayQueue(input(part)).more.map(todayItemKey);

describe('todayQueue', () => {
  it('of empty lists is empty', () => {
    expect(todayQueue(input({}))).toEqual({ items: [], more: [] });
  });

  it('has passages, the chapter, prayers, a fitting nugget and quote, with durations', () => {
    const queue = todayQueue(
      input({
        passages: [passage(1, 1, 3)],
        readings: [{ chapter: { bookName: 'john', chapter: 3 }, verses: 36, done: false }],
        nuggets: [nugget(5, 'acts', 1), nugget(6, 'john', 3, 9)],
        quotes: [quote(8), quote(9, 9)],
        prayers: prayers(1),
      }),
    );
    expect(queue.items.map((item) => `${todayItemKey(item)} ${item.seconds}`)).toEqual([
      'passage/1 16',
      'reading/john/3 225',
      'prayer/1 20',
      'nugget/6 6',
      'quote/9 20',
    ]);
  });

  it.each<[string, MemoryPassage[], string[]]>([
    [
      'Every Time and Box 1 before all, most faded first',
      [passage(1, 3, 50), passage(2, 1, 3), passage(3, 1, 5), passage(4, -1, 3)],
      ['passage/4', 'passage/3', 'passage/2', 'passage/1'],
    ],
    [
      'what fades before what was never seen',
      [passage(1, 2, 30), passage(2, 2, null), passage(3, 3, null)],
      ['passage/1', 'passage/2', 'passage/3'],
    ],
    [
      'boxes 2 and 3 by how far each has faded',
      [passage(1, 3, 45), passage(2, 2, 20), passage(3, 3, 90)],
      ['passage/3', 'passage/2', 'passage/1'],
    ],
    [
      'what was seen today first, as done',
      [passage(1, 1, 4), passage(2, 3, 0.1)],
      ['passage/2', 'passage/1'],
    ],
    [
      'a view of a clock far ahead for none',
      [passage(1, 1, -30), passage(2, 1, 5)],
      ['passage/2', 'passage/1'],
    ],
  ])('takes %s', (_, passages, expected) => {
    expect(keys({ passages })).toEqual(expected);
  });

  it('has passages that are due, and offers the rest with more time', () => {
    const passages = [passage(1, 2, 1), passage(2, 2, 9), passage(3, 2, 5), passage(4, 1, 9)];
    const due = new Map([
      [2, { isDue: false, urgency: 1.9 }],
      [1, { isDue: true, urgency: 0.2 }],
      [3, { isDue: true, urgency: 0.8 }],
      [4, { isDue: false, urgency: 1.4 }],
    ]);
    const queue = {
      passages,
      dueOf: (each: MemoryPassage) => ({ ...dueOf(each, [], TODAY), ...due.get(each.passageId) }),
    };
    expect(keys(queue)).toEqual(['passage/1', 'passage/3']);
    expect(moreKeys(queue)).toEqual(['passage/4', 'passage/2']);
  });

  it('offers a chapter too long for the budget, and includes the chapter once read', () => {
    const psalm = { chapter: { bookName: 'psalms' as const, chapter: 119 }, verses: 176, done: false };
    expect(keys({ readings: [psalm] })).toEqual([]);
    expect(moreKeys({ readings: [psalm] })).toEqual(['reading/psalms/119']);
    expect(keys({ readings: [{ ...psalm, done: true }] })).toEqual(['reading/psalms/119']);
    expect(keys({ readings: [psalm], prayers: prayers(1), budget: 30 })).toEqual(['prayer/1']);
    expect(keys({ readings: [{ ...psalm, verses: 72 }], budget: 20 })).toEqual(['reading/psalms/119']);
  });

  it.each<[string, Partial<TodayInput>, string[]]>([
    ['takes the whole budget and a tenth', {}, ['reading/luke/2']],
    ['is left out where a prayer is', { prayers: prayers(1) }, ['prayer/1']],
    ['is left out where a passage was practised', { passages: [passage(1, 1, 0)] }, ['passage/1']],
    ['waits for the nuggets', { nuggets: null, quotes: null, isAwaited: true }, []],
    ['waits for the quotes', { quotes: null, isAwaited: true }, []],
    ['does not wait for what failed', { nuggets: null, quotes: null }, ['reading/luke/2']],
  ])('a chapter of more than half of the budget, with nothing else, %s', (_, part, expected) => {
    const reading = { chapter: { bookName: 'luke' as const, chapter: 2 }, verses: 52, done: false };
    expect(keys({ budget: 5, readings: [reading], ...part })).toEqual(expected);
  });

  it('offers passages that are not due last', () => {
    const reading = { chapter: { bookName: 'luke' as const, chapter: 1 }, verses: 80, done: false };
    const passages = [passage(1, 1, 1), passage(2, 1, 9, 60)];
    expect(keys({ budget: 5, readings: [reading], passages })).toEqual([]);
    expect(moreKeys({ budget: 5, readings: [reading], passages })).toEqual([
      'passage/2',
      'reading/luke/1',
      'passage/1',
    ]);
  });

  it('has all that is due of Box 1, if the budget allows', () => {
    const box1 = Array.from({ length: 15 }, (_, index) => passage(index + 1, 1, 4));
    const others = Array.from({ length: 40 }, (_, index) => passage(index + 100, 2, 30));
    const queue = keys({ passages: [...others, ...box1], prayers: prayers(30) });
    for (const { passageId } of box1) expect(queue).toContain(`passage/${passageId}`);
  });

  it('offers the rest of Box 1 first, and starves no other item', () => {
    const box1 = Array.from({ length: 60 }, (_, index) => passage(index + 1, 1, 4));
    const queue = { passages: [...box1, passage(100, 3, 60)], prayers: prayers(9, 1) };
    expect(keys(queue)).toContain('passage/100');
    expect(keys(queue)).toContain('prayer/1');
    expect(moreKeys(queue)[0]).toMatch(/^passage\/\d\d?$/);
  });

  it('has daily prayers before the others, and those already prayed', () => {
    const list = prayers(20, 0).map((prayer, index) => ({
      ...prayer,
      daily: index === 19,
      done: index === 3,
    }));
    const queue = keys({ prayers: list, budget: 5 });
    expect(queue.slice(0, 2)).toEqual(['prayer/4', 'prayer/20']);
    expect(queue).toHaveLength(15);
  });

  it('chooses a quote that shares a topic with the book if none does with the nugget', () => {
    const reading = { chapter: { bookName: 'john' as const, chapter: 3 }, verses: 10, done: false };
    const nuggets = [nugget(1, 'john', 3), nugget(2, 'john', 9, 4), nugget(3, 'acts', 1, 5)];
    expect(keys({ readings: [reading], nuggets, quotes: [quote(1, 5), quote(2, 4), quote(3)] })).toEqual([
      'reading/john/3',
      'nugget/1',
      'quote/2',
    ]);
  });

  it('reserves room for nugget and quote, so that nothing moves when they come', () => {
    const passages = Array.from({ length: 60 }, (_, index) => passage(index + 1, 2, 30));
    const reading = { chapter: { bookName: 'john' as const, chapter: 3 }, verses: 36, done: false };
    const lists = { nuggets: [nugget(500, 'john', 3, 4)], quotes: [quote(7, 4)] };
    const before = keys({ passages, readings: [reading], prayers: prayers(3), nuggets: null, quotes: null });
    const after = keys({ passages, readings: [reading], prayers: prayers(3), ...lists });
    expect(after).toEqual([...before, 'nugget/500', 'quote/7']);
  });

  it('has the same prayers, chapter, nugget and quote whatever was practised', () => {
    const anyDay = fc.record({
      budget: fc.constantFrom<Budget[]>(...BUDGETS),
      boxes: fc.array(fc.constantFrom<Box[]>(-1, 1, 2, 3), { maxLength: 60 }),
      practised: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      verses: fc.integer({ min: 1, max: 80 }),
      count: fc.nat(30),
    });
    fc.assert(
      fc.property(anyDay, ({ budget, boxes, practised, verses, count }) => {
        const day = (marks: readonly boolean[]) => ({
          budget,
          prayers: prayers(count, 2),
          nuggets: [nugget(500, 'john', 3, 4)],
          quotes: [quote(7, 4)],
          readings: [{ chapter: { bookName: 'john' as const, chapter: 3 }, verses, done: false }],
          passages: boxes.map((box, index) =>
            passage(index + 1, box, marks[index] ? 0 : 20, 1 + (index % 4)),
          ),
        });
        const rest = (queue: string[]) => queue.filter((key) => !key.startsWith('passage/'));
        expect(rest(keys(day(practised)))).toEqual(rest(keys(day([]))));
      }),
    );
  });

  it('has a chapter, prayers, a nugget and a quote even after an hour of practice', () => {
    const passages = Array.from({ length: 150 }, (_, index) => passage(index + 1, 1, 0));
    const day = {
      passages,
      prayers: prayers(9, 2),
      nuggets: [nugget(500, 'john', 3, 4)],
      quotes: [quote(7, 4)],
      readings: [{ chapter: { bookName: 'john' as const, chapter: 3 }, verses: 36, done: false }],
    };
    expect(keys(day).slice(150)).toEqual([
      'reading/john/3',
      'prayer/1',
      'prayer/2',
      'prayer/3',
      'nugget/500',
      'quote/7',
    ]);
  });

  it('offers all that does not fit, of every kind', () => {
    const more = moreKeys({
      budget: 5,
      passages: Array.from({ length: 80 }, (_, index) => passage(index + 1, 1, 4)),
      readings: [{ chapter: { bookName: 'psalms', chapter: 119 }, verses: 176, done: false }],
      prayers: prayers(30),
    });
    const count = (kind: string) => more.filter((key) => key.startsWith(kind)).length;
    expect([count('passage/'), count('reading/'), count('prayer/')]).toEqual([63, 1, 29]);
  });

  it('is not made longer twice, for all of Box 1 and for a last passage', () => {
    const ofBox1 = [1, 2, 11, 5, 10].map((verses, index) => passage(index + 1, -1, null, verses));
    // The shortest of the other boxes is not due, and the one that is due is longer.
    const others = [passage(6, 3, 1, 4), passage(7, 2, null, 6)];
    const day = todayQueue(
      input({
        budget: 20,
        pace: { practice: 2.947, reading: 1 },
        passages: [...ofBox1, ...others],
        readings: [{ chapter: { bookName: 'psalms', chapter: 119 }, verses: 10, done: false }],
        prayers: prayers(6, 3),
      }),
    );
    expect(totalSeconds(day.items)).toBeLessThanOrEqual(20 * 66);
    expect(day.more.map(todayItemKey)).toContain('passage/7');
  });

  it('is the same for the same input, without duplicates and at most a tenth too long', () => {
    const anyInput = fc.record({
      budget: fc.constantFrom<Budget[]>(...BUDGETS),
      pace: fc.record({ practice: fc.double({ min: 0.4, max: 3, noNaN: true }), reading: fc.constant(1) }),
      passages: fc.array(
        fc.record({
          box: fc.constantFrom<Box[]>(-1, 1, 2, 3),
          daysAgo: fc.option(fc.integer({ min: 1, max: 400 })),
          verses: fc.integer({ min: 1, max: 12 }),
        }),
        { maxLength: 120 },
      ),
      verses: fc.integer({ min: 1, max: 176 }),
      prayers: fc.nat(40),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(anyInput, ({ passages, verses, prayers: count, ...rest }) => {
        const given = input({
          ...rest,
          passages: passages.map(({ box, daysAgo, verses: length }, index) =>
            passage(index + 1, box, daysAgo, length),
          ),
          readings: [{ chapter: { bookName: 'psalms', chapter: 119 }, verses, done: false }],
          prayers: prayers(count, 3),
        });
        const queue = todayQueue(given);
        const all = [...queue.items, ...queue.more].map(todayItemKey);
        expect(new Set(all).size).toBe(all.length);
        expect(totalSeconds(queue.items)).toBeLessThanOrEqual(rest.budget * 66);
        expect(todayQueue(given)).toEqual(queue);
      }),
    );
  });
});

describe('two chapters of a day', () => {
  const chapter = (number: number, verses: number, done = false) => ({
    chapter: { bookName: 'mark' as const, chapter: number },
    verses,
    done,
  });

  it.each<[string, Partial<TodayInput>, string[], string[]]>([
    ['both, if they take at most half of the time', {}, ['mark/3', 'mark/4'], []],
    ['the first, if the second takes more', { budget: 5 }, ['mark/3'], ['mark/4']],
    [
      'what was read, whatever it took',
      { budget: 5, readings: [chapter(3, 40, true), chapter(4, 40, true)] },
      ['mark/3', 'mark/4'],
      [],
    ],
    [
      'not the second before the first',
      { budget: 5, readings: [chapter(3, 60), chapter(4, 5)] },
      [],
      ['mark/3', 'mark/4'],
    ],
  ])('has %s', (_, part, taken, offered) => {
    const day = { readings: [chapter(3, 20), chapter(4, 20)], prayers: prayers(1), ...part };
    const read = (all: string[]) =>
      all.filter((key) => key.startsWith('reading/')).map((key) => key.replace('reading/', ''));
    expect(read(keys(day))).toEqual(taken);
    expect(read(moreKeys(day))).toEqual(offered);
  });

  it('takes both of them, with nothing else, if they fit into all of the time', () => {
    const readings = [chapter(3, 20), chapter(4, 20)];
    expect(keys({ budget: 5, readings })).toEqual(['reading/mark/3', 'reading/mark/4']);
  });
});

describe('practicePace', () => {
  const view = (atSeconds: number) => ({ viewedAt: atSeconds * 1000, startVerse: 1, endVerse: 1 });

  it.each([
    ['nothing known', [], 1],
    ['too few views', [0, 40, 80], 1],
    ['half as much again', Array.from({ length: 12 }, (_, index) => index * 24), 1.5],
    [
      'the ordinary time, with a pause',
      [...Array.from({ length: 9 }, (_, index) => index * 16), 9_000, 9_016],
      1,
    ],
    ['only turned past', Array.from({ length: 39 }, (_, index) => index), 1],
    ['very slow', Array.from({ length: 12 }, (_, index) => index * 200), 2],
  ])('of %s', (_, times, factor) => {
    expect(practicePace(times.map(view))).toBe(factor);
  });

  it('estimates a quote by its number of words', () => {
    expect(quoteSeconds('word '.repeat(200), ORDINARY_PACE)).toBe(50);
    expect(quoteSeconds('', ORDINARY_PACE)).toBe(1);
  });
});
