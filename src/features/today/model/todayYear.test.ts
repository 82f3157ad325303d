import { describe, expect, it } from 'vitest';
import type { Box, MemoryPassage } from '@/features/memory/model/memoryPassage';
import { dueOf } from '@/features/memory/model/due';
import { readingFor, type ReadingProgress } from '@/features/plan/model/readingPlan';
import { dayOfWeekOf, isoDay } from '@/platform/values/dates';
import { seededRandom } from '@/platform/values/random';
import { verseCount } from '@/bible/versification';
import { ORDINARY_PACE } from './pace';
import { totalSeconds, type Budget } from './todayItem';
import { todayQueue } from './todayQueue';

/*
 * A year of a user who does everything in Today every day: 200 passages in three boxes, the reading plan, 30 prayers.
 * The bounds are calculated by hand from a day's budget, not with the code.
 */

const DAY = 86_400_000;
const DAYS = 365;
const FIRST = Date.UTC(2026, 0, 4);
/** A passage of two verses: 6 seconds to turn to it, 10 for each verse. */
const PASSAGE_SECONDS = 26;

const NUGGETS = Array.from({ length: 10 }, (_, index) => ({
  passageId: 1000 + index,
  bookName: 'john' as const,
  chapter: 1 + index,
  startVerse: 1,
  endVerse: 1,
  topics: [{ id: 1 + (index % 3), name: 'love' }],
}));
const QUOTES = Array.from({ length: 10 }, (_, index) => ({
  quoteId: index,
  text: null,
  topicIds: [1 + (index % 3)],
  approved: 'Y',
  fromUser: null,
  sourceId: null,
}));

const boxOf = (id: number, sizes: readonly [number, number]): Box =>
  id <= sizes[0] ? 1 : id <= sizes[0] + sizes[1] ? 2 : 3;

function simulate(budget: Budget, sizes: readonly [box1: number, box2: number]) {
  const random = seededRandom(budget);
  let passages: MemoryPassage[] = Array.from({ length: 200 }, (_, index) => ({
    passageId: index + 1,
    box: boxOf(index + 1, sizes),
    lastViewed: FIRST - Math.ceil(random() * 30) * DAY,
    translation: 'kjv',
    bookName: 'john',
    chapter: 3,
    startVerse: 1,
    endVerse: 2,
    explanation: '',
    appendLetter: '',
  }));
  let history: ReadingProgress[] = [];
  const waits: Record<1 | 2 | 3, number> = { 1: 0, 2: 0, 3: 0 };
  const works: number[] = [];
  /** Of the days that leave something out that is due. */
  const fullDays: number[] = [];
  const lastDay = new Map<number, number>();
  let prayedDays = 0;
  let readDays = 0;
  let companionDays = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const dayStart = FIRST + day * DAY;
    const now = dayStart + 7 * 3_600_000;
    const due = (passage: MemoryPassage) => dueOf(passage, [], isoDay(new Date(now)));
    const dayOfWeek = dayOfWeekOf(new Date(dayStart).toISOString().slice(0, 10));
    const chapter = readingFor(dayOfWeek, history);
    const { items, more } = todayQueue({
      dueOf: due,
      practised: new Set(),
      budget,
      pace: ORDINARY_PACE,
      seed: day,
      passages,
      readings: [{ chapter, verses: verseCount('kjv', chapter.bookName, chapter.chapter) ?? 0, done: false }],
      prayers: Array.from({ length: 30 }, (_, index) => ({ prayerId: index, daily: index < 2, done: false })),
      nuggets: NUGGETS,
      quotes: QUOTES,
      isAwaited: false,
    });
    works.push(totalSeconds(items));
    const left = new Set(more.flatMap((item) => (item.kind === 'passage' ? [item.passageId] : [])));
    if (passages.some((passage) => left.has(passage.passageId) && due(passage).isDue))
      fullDays.push(totalSeconds(items));
    const seen = new Set(items.flatMap((item) => (item.kind === 'passage' ? [item.passageId] : [])));
    if (items.some(({ kind }) => kind === 'prayer')) prayedDays += 1;
    if (items.some(({ kind }) => kind === 'reading')) readDays += 1;
    if (items.some(({ kind }) => kind === 'nugget') && items.some(({ kind }) => kind === 'quote'))
      companionDays += 1;
    for (const { passageId, box } of passages) {
      if (box === -1) continue;
      waits[box] = Math.max(waits[box], day - (lastDay.get(passageId) ?? -1));
      if (seen.has(passageId)) lastDay.set(passageId, day);
    }
    passages = passages.map((passage) =>
      seen.has(passage.passageId) ? { ...passage, lastViewed: now } : passage,
    );
    // A chapter that is too long for the budget is read at another time of the day.
    history = [
      { dayOfWeek, ...chapter, dateRead: new Date(dayStart).toISOString().slice(0, 10) },
      ...history,
    ];
  }
  return { waits, works, fullDays, prayedDays, readDays, companionDays };
}

describe.each<[Budget, readonly [number, number]]>([
  [5, [5, 60]],
  [10, [9, 60]],
  [10, [60, 60]],
  [20, [20, 60]],
  [20, [120, 40]],
  [30, [30, 60]],
])('a year of %i minutes a day with %j passages in boxes 1 and 2', (budget, [box1, box2]) => {
  const { waits, works, fullDays, prayedDays, readDays, companionDays } = simulate(budget, [box1, box2]);
  const seconds = budget * 60;

  it('has days as long as the budget, within a tenth, as long as something is due', () => {
    expect(Math.min(seconds, ...fullDays)).toBeGreaterThanOrEqual(seconds * 0.9);
    expect(Math.max(...works)).toBeLessThanOrEqual(seconds * 1.1);
  });

  it('starves nobody in Box 1', () => {
    // The chapter takes at most half of a day, prayers a tenth and the other boxes 15 %, so a quarter always remains.
    const atLeastADay = Math.floor((seconds * 0.25) / PASSAGE_SECONDS);
    // It is due every third day.
    expect(waits[1]).toBeLessThanOrEqual(Math.max(3, Math.ceil(box1 / atLeastADay)) + 3);
  });

  it('lets no passage wait longer than the budget requires', () => {
    // Passages with a recall likelihood of one half (after 26 days in box 2, 92 in box 3) are sorted by their last
    // view. The other boxes have 15 % of each day, and at least one passage.
    const aDay = Math.max(1, Math.floor((seconds * 0.15) / PASSAGE_SECONDS));
    const round = Math.ceil((200 - box1) / aDay);
    expect(waits[2]).toBeLessThanOrEqual(26 + round);
    expect(waits[3]).toBeLessThanOrEqual(92 + round);
  });

  it('has a prayer every day and the chapter on most', () => {
    expect(prayedDays).toBe(DAYS);
    expect(readDays).toBeGreaterThan(budget === 5 ? 60 : 250);
  });

  it('has a nugget and a quote every day', () => {
    expect(companionDays).toBe(DAYS);
  });
});

it('has all of Box 1 on the third day if the budget allows', () => {
  expect(simulate(20, [15, 60]).waits[1]).toBe(3);
  expect(simulate(30, [25, 60]).waits[1]).toBe(3);
});
