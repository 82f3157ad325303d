import type { ChapterRef } from '../bible/passage';
import type { MemoryPassage } from '../memory/memoryPassage';
import type { Nugget } from '../nuggets/nugget';
import type { Quote } from '../quotes/quote';
import { mostFadingFirst, seenOn } from './fading';
import { fittingNugget, fittingQuote } from './fitting';
import {
  nuggetSeconds,
  practiceSeconds,
  prayerSeconds,
  quoteSeconds,
  readingSeconds,
  type Pace,
} from './pace';
import { totalSeconds, type Budget, type TodayItem } from './todayItem';

export interface TodayInput {
  /** Epoch milliseconds. */
  now: number;
  /** When the device's day began, epoch milliseconds. */
  dayStart: number;
  budget: Budget;
  pace: Pace;
  /** Chooses nugget and quote: the same day has the same. */
  seed: number;
  passages: readonly MemoryPassage[];
  /** How likely each passage is recalled, 0..1, as far as a log knows. */
  strengths?: ReadonlyMap<number, number>;
  /** The chapter of the day, or the one that was read already; null where there is none. */
  reading: { chapter: ChapterRef; verses: number; done: boolean } | null;
  /** The prayers of the day in their order, those prayed today too. */
  prayers: readonly { prayerId: number; daily: boolean; done: boolean }[];
  /** Null while they are not known: room is kept for one of each. */
  nuggets: readonly Nugget[] | null;
  quotes: readonly Quote[] | null;
}

export interface TodayQueue {
  /** What fits the budget, in the order in which it is done, with what was done today already. */
  items: readonly TodayItem[];
  /** What would be next if there were more time: to be added by hand. */
  more: readonly TodayItem[];
}

/** A queue may be so much longer than its budget. */
const TOLERANCE = 1.1;
/** A chapter that takes more of the budget leaves no room for anything else. */
const READING_SHARE = 0.5;
/** So much of the budget stays with the prayers and with the passages of the other boxes (but see `todayQueue`). */
const PRAYER_SHARE = 0.1;
const OTHER_BOXES_SHARE = 0.15;
/** For a nugget and a quote, so many seconds or so much of a short budget: what they turn out to be moves nothing else. */
const COMPANION_SECONDS = 45;
const COMPANION_SHARE = 0.1;
/** As many as are worth showing of what does not fit. */
const MAX_MORE = 40;

/** Takes items in their order as long as they fit into `seconds`; an item that is too long lets shorter ones pass. */
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
 * Who claims the budget, in this order: what was done today; the chapter of the day, where it takes at most half of the
 * budget; nugget and quote, which are short; Box 1 (and 'Every Time') as far as it was not seen today, most fading first;
 * the prayers of the day, daily ones first; the other boxes, most fading first. Box 1 comes in whole where it fits beside
 * the chapter, one prayer and one passage of the other boxes. Where it does not, prayers and other boxes keep a share each,
 * so that nothing is starved; what of Box 1 does not fit is the first of `more`, and, most fading, the first of tomorrow.
 * Lengths add up to the budget, within a tenth, where there is enough to do.
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
    seconds: prayerSeconds(),
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
  const isWithout = input.nuggets?.length === 0 && input.quotes?.length === 0;
  const forCompanions = isWithout
    ? 0
    : Math.min(COMPANION_SECONDS, budget * COMPANION_SHARE, Math.max(0, room));
  room -= forCompanions;
  const claim = <T extends TodayItem>(items: readonly T[], limit = room) => {
    const part = taken(items, Math.max(0, Math.min(room, limit)));
    room -= totalSeconds(part.taken);
    return part;
  };
  let keptForPrayers = Math.min(totalSeconds(toPray), budget * PRAYER_SHARE);
  let keptForOthers = Math.min(totalSeconds(others), budget * OTHER_BOXES_SHARE);
  const oneOfEach = [...toPray.slice(0, 1), ...others.slice(0, 1)];
  const narrow = totalSeconds([...box1, ...oneOfEach]);
  const isNarrow = totalSeconds(box1) > room - keptForPrayers - keptForOthers;
  if (isNarrow && narrow <= room + budget * (TOLERANCE - 1)) {
    // All of Box 1 comes in, with one prayer and one passage of the others.
    room = Math.max(room, narrow);
    keptForPrayers = totalSeconds(toPray.slice(0, 1));
    keptForOthers = totalSeconds(others.slice(0, 1));
  }

  const ofBox1 = claim(box1, room - keptForPrayers - keptForOthers);
  const toPrayNow = claim(toPray, room - keptForOthers);
  const beside = taken(companions(input), forCompanions);
  const ofOthers = claim(others);
  const left = [...ofBox1.left, ...ofOthers.left];
  // What is left is too short for any of them: where it is more than the tolerance, one goes over.
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
