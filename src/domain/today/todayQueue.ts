import type { ChapterRef } from '../bible/passage';
import type { MemoryPassage } from '../memory/memoryPassage';
import type { Nugget } from '../nuggets/nugget';
import type { Quote } from '../quotes/quote';
import { mostFadingFirst, seenOn } from './fading';
import { fittingNugget, fittingQuote } from './fitting';
import {
  nuggetSeconds,
  practiceSeconds,
  PRAYER_SECONDS,
  quoteSeconds,
  readingSeconds,
  type Pace,
} from './pace';
import { totalSeconds, type Budget, type TodayItem } from './todayItem';

export interface TodayInput {
  /** Epoch milliseconds. */
  now: number;
  /** The beginning of the device's day, epoch milliseconds. */
  dayStart: number;
  budget: Budget;
  pace: Pace;
  /** Chooses nugget and quote; the same all day. */
  seed: number;
  passages: readonly MemoryPassage[];
  /** The likelihood of recall, 0..1, of the passages that have a log. */
  strengths?: ReadonlyMap<number, number>;
  /** The chapter of the day, or the one already read; null if there is none. */
  reading: { chapter: ChapterRef; verses: number; done: boolean } | null;
  /** The prayers of the day in their order, including those already prayed. */
  prayers: readonly { prayerId: number; daily: boolean; done: boolean }[];
  /** Null while unknown: room is reserved for one of each. */
  nuggets: readonly Nugget[] | null;
  quotes: readonly Quote[] | null;
}

export interface TodayQueue {
  /** What fits the budget, in the order to do it, including what is already done today. */
  items: readonly TodayItem[];
  /** What would be next with more time; the user may add it. */
  more: readonly TodayItem[];
}

/** A queue may be longer than its budget by this factor. */
const TOLERANCE = 1.1;
/** A chapter that takes a larger share of the budget leaves no room for anything else. */
const READING_SHARE = 0.5;
/** Shares reserved for prayers and for the passages of the other boxes (but see `todayQueue`). */
const PRAYER_SHARE = 0.1;
const OTHER_BOXES_SHARE = 0.15;
/** Reserved for nugget and quote, so that loading them moves nothing else: seconds, or a share of a short budget. */
const COMPANION_SECONDS = 45;
const COMPANION_SHARE = 0.1;
/** More of what does not fit is not worth showing. */
const MAX_MORE = 40;

/** Takes items in their order if they fit into `seconds`. After an item that is too long, shorter ones may still fit. */
function taken<T extends TodayItem>(items: readonly T[], seconds: number): { taken: T[]; left: T[] } {
  const result: { taken: T[]; left: T[] } = { taken: [], left: [] };
  let room = seconds;
  for (const item of items) {
    if (item.seconds <= room) {
      result.taken.push(item);
      room -= item.seconds;
    } else result.left.push(item);
  }
  return result;
}

const readingItem = ({ reading, pace }: TodayInput): TodayItem[] =>
  reading === null
    ? []
    : [{ kind: 'reading', chapter: reading.chapter, seconds: readingSeconds(reading.verses, pace) }];

/** The nugget and the quote that go with the reading. */
function companions({ nuggets, quotes, reading, seed, pace }: TodayInput): TodayItem[] {
  if (nuggets === null || quotes === null) return [];
  const chapter = reading?.chapter ?? null;
  const nugget = fittingNugget(nuggets, chapter, seed);
  const quote = fittingQuote(quotes, nugget, nuggets, chapter, seed);
  return [
    ...(nugget
      ? [{ kind: 'nugget' as const, passageId: nugget.passageId, seconds: nuggetSeconds(nugget, pace) }]
      : []),
    ...(quote
      ? [{ kind: 'quote' as const, quoteId: quote.quoteId, seconds: quoteSeconds(quote.text, pace) }]
      : []),
  ];
}

/**
 * The queue of a day: a pure function of lists, log, clock and seed.
 *
 * The budget is given out in this order: what was done today; the chapter of the day, if it takes at most half of the
 * budget; nugget and quote, which are short; Box 1 (and 'Every Time') not seen today, most fading first; the prayers of
 * the day, daily ones first; the other boxes, most fading first. The whole of Box 1 is included if it fits beside the
 * chapter, one prayer and one passage of the other boxes. Otherwise prayers and other boxes get a share each, so that
 * nothing is starved; the rest of Box 1 is first in `more`, and as the most fading also first tomorrow. Durations add up
 * to the budget, within a tenth, if there is enough to do.
 */
export function todayQueue(input: TodayInput): TodayQueue {
  const { passages, strengths, now, dayStart, pace, prayers, reading } = input;
  const budget = input.budget * 60;
  const passageItem = (passage: MemoryPassage) => ({
    kind: 'passage' as const,
    passageId: passage.passageId,
    seconds: practiceSeconds(passage, pace),
  });
  const prayerItem = ({ prayerId }: { prayerId: number }) => ({
    kind: 'prayer' as const,
    prayerId,
    seconds: PRAYER_SECONDS,
  });

  const seen = passages
    .filter((passage) => seenOn(passage, dayStart))
    .sort((a, b) => (a.lastViewed ?? 0) - (b.lastViewed ?? 0))
    .map(passageItem);
  const due = mostFadingFirst(
    passages.filter((passage) => !seenOn(passage, dayStart)),
    now,
    strengths,
  );
  const box1 = due.filter(({ box }) => box <= 1).map(passageItem);
  const others = due.filter(({ box }) => box > 1).map(passageItem);
  const prayed = prayers.filter(({ done }) => done).map(prayerItem);
  const toPray = prayers
    .filter(({ done }) => !done)
    .sort((a, b) => Number(b.daily) - Number(a.daily))
    .map(prayerItem);
  const chapter = readingItem(input);
  const withChapter = reading?.done === true || totalSeconds(chapter) <= budget * READING_SHARE;

  let room = budget - totalSeconds([...seen, ...prayed, ...(withChapter ? chapter : [])]);
  const hasNone = input.nuggets?.length === 0 && input.quotes?.length === 0;
  const forCompanions = hasNone
    ? 0
    : Math.min(COMPANION_SECONDS, budget * COMPANION_SHARE, Math.max(0, room));
  room -= forCompanions;
  const claim = <T extends TodayItem>(items: readonly T[], limit = room) => {
    const part = taken(items, Math.max(0, Math.min(room, limit)));
    room -= totalSeconds(part.taken);
    return part;
  };
  let reservedForPrayers = Math.min(totalSeconds(toPray), budget * PRAYER_SHARE);
  let reservedForOthers = Math.min(totalSeconds(others), budget * OTHER_BOXES_SHARE);
  const oneOfEach = [...toPray.slice(0, 1), ...others.slice(0, 1)];
  const narrow = totalSeconds([...box1, ...oneOfEach]);
  const isNarrow = totalSeconds(box1) > room - reservedForPrayers - reservedForOthers;
  if (isNarrow && narrow <= room + budget * (TOLERANCE - 1)) {
    // All of Box 1 is included, with one prayer and one passage of the others.
    room = Math.max(room, narrow);
    reservedForPrayers = totalSeconds(toPray.slice(0, 1));
    reservedForOthers = totalSeconds(others.slice(0, 1));
  }

  const ofBox1 = claim(box1, room - reservedForPrayers - reservedForOthers);
  const toPrayNow = claim(toPray, room - reservedForOthers);
  const beside = taken(companions(input), forCompanions);
  const ofOthers = claim(others);
  const left = [...ofBox1.left, ...ofOthers.left];
  // The remaining room fits no item. If it exceeds the tolerance, one item may go over the budget.
  const slack = budget * (TOLERANCE - 1);
  const last = room > slack ? left.find(({ seconds }) => seconds <= room + slack) : undefined;
  const over = last ? [last] : [];

  return {
    items: [
      ...seen,
      ...ofBox1.taken,
      ...ofOthers.taken,
      ...over,
      ...(withChapter ? chapter : []),
      ...prayed,
      ...toPrayNow.taken,
      ...beside.taken,
    ],
    more: [
      ...(withChapter ? [] : chapter),
      ...left.filter((item) => !over.includes(item)),
      ...toPrayNow.left,
      ...beside.left,
    ].slice(0, MAX_MORE),
  };
}
