import type { ChapterRef } from '@/bible/passage';
import type { Due, MemoryPassage } from '@/features/memory/model/public';
import type { Nugget } from '@/features/nuggets/model/public';
import type { LatestSeen } from '@/features/plan/model/public';
import type { Quote } from '@/features/quotes/model/public';
import {
  nuggetSeconds,
  practiceSeconds,
  PRAYER_SECONDS,
  quoteSeconds,
  readingSeconds,
  type Pace,
} from './pace';
import { totalSeconds, type Budget, type TodayItem } from './todayItem';
import { seededRandom, type Random } from '@/platform/values/random';

export interface TodayInput {
  budget: Budget;
  pace: Pace;
  /** Chooses nugget and quote; the same all day. */
  seed: number;
  passages: readonly MemoryPassage[];
  /** The ids of the passages that were practised today (see memory's `practisedOn`). */
  practised: ReadonlySet<number>;
  /** When each passage is due, on this day. */
  dueOf: (passage: MemoryPassage) => Due;
  /** The chapters of the day, those already read first; none if the plan is not known. */
  readings: readonly { chapter: ChapterRef; wasLatest?: LatestSeen | null; verses: number; done: boolean }[];
  /** The prayers of the day in their order, including those already prayed. */
  prayers: readonly { prayerId: number; daily: boolean; done: boolean }[];
  /** Null while unknown: space is reserved for one of each. */
  nuggets: readonly Nugget[] | null;
  quotes: readonly Quote[] | null;
  /** Whether nuggets or quotes are loading: those that have failed are unknown, too. */
  isAwaited: boolean;
}

export interface TodayQueue {
  /** The items that fit the budget, in the order to do them, including those already done today. */
  items: readonly TodayItem[];
  /** The items that would be next with more time, passages that are not due last; the user may add them. */
  more: readonly TodayItem[];
}

/** A queue may be longer than its budget by this factor. */
const TOLERANCE = 1.1;
/** Chapters that take a larger share of the budget leave no time for anything else, and are taken only alone. */
const READING_SHARE = 0.5;
/** Shares reserved for prayers and for the passages of the other boxes (but see `todayQueue`). */
const PRAYER_SHARE = 0.1;
const OTHER_BOXES_SHARE = 0.15;
/** Reserved for nugget and quote, so that loading them moves nothing else: seconds, or a share of a short budget. */
const RELATED_SECONDS = 45;
const RELATED_SHARE = 0.1;
/**
 * Chooses items in their order if they fit into `seconds`. After an item that is too long, shorter ones may still fit.
 */
function fitInto<T extends TodayItem>(items: readonly T[], seconds: number): { fitting: T[]; left: T[] } {
  const result: { fitting: T[]; left: T[] } = { fitting: [], left: [] };
  let room = seconds;
  for (const item of items) {
    if (item.seconds <= room) {
      result.fitting.push(item);
      room -= item.seconds;
    } else result.left.push(item);
  }
  return result;
}

/** The chapters, in their order, that take at most `seconds` together or are read already, and those after them. */
function chaptersWithin({ readings, pace }: TodayInput, seconds: number) {
  const chapters = readings.map(({ chapter, wasLatest, verses }): TodayItem => {
    const seen = wasLatest === undefined ? {} : { wasLatest };
    return { kind: 'reading', chapter, ...seen, seconds: readingSeconds(verses, pace) };
  });
  const firstLeft = readings.findIndex(
    ({ done }, index) => !done && totalSeconds(chapters.slice(0, index + 1)) > seconds,
  );
  const count = firstLeft < 0 ? chapters.length : firstLeft;
  return { taken: chapters.slice(0, count), left: chapters.slice(count) };
}

/**
 * The nugget and the quote that go with the reading. The quote goes with the nugget, so it is unknown without nuggets.
 */
function relatedItems({ nuggets, quotes, readings, seed, pace }: TodayInput): TodayItem[] {
  if (nuggets === null) return [];
  const chapter = readings[0]?.chapter ?? null;
  const nugget = fittingNugget(nuggets, chapter, seed);
  const quote = quotes && fittingQuote(quotes, nugget, nuggets, chapter, seed);
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
 * The queue of a day: a pure function of lists, log, clock and seed. Its rules and shares are in the README. Passages
 * that were practised only use up the share of the passages, so that the rest of the day is the same whatever was
 * practised, and on every device.
 */
export function todayQueue(input: TodayInput): TodayQueue {
  const { passages, practised, dueOf, pace, prayers } = input;
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
  const isDone = ({ passageId }: MemoryPassage) => practised.has(passageId);
  const isInBox1 = ({ box }: MemoryPassage) => box <= 1;
  const isOther = ({ box }: MemoryPassage) => box > 1;

  const chapters = chaptersWithin(input, budget * READING_SHARE);
  const hasRelated = input.nuggets?.length !== 0 || input.quotes?.length !== 0;
  let room = Math.max(0, budget - totalSeconds(chapters.taken));
  const forRelated = hasRelated ? Math.min(RELATED_SECONDS, budget * RELATED_SHARE, room) : 0;
  room -= forRelated;

  const secondsOf = (part: readonly MemoryPassage[]) => totalSeconds(part.map(passageItem));
  const others = passages.filter(isOther);
  const box1Seconds = secondsOf(passages.filter(isInBox1));
  const prayerShare = Math.min(prayers.length * PRAYER_SECONDS, budget * PRAYER_SHARE);
  let forOthers = Math.min(secondsOf(others), budget * OTHER_BOXES_SHARE);
  const oneOther =
    others.length === 0 ? 0 : Math.min(...others.map((passage) => practiceSeconds(passage, pace)));
  const slack = budget * (TOLERANCE - 1);
  let overBudget = 0;
  const isTooMuch = box1Seconds > room - prayerShare - forOthers;
  if (isTooMuch && box1Seconds + prayerShare + oneOther <= room + slack) {
    // All of Box 1 is included, with the prayers' share and one passage of the others.
    overBudget = Math.max(0, box1Seconds + prayerShare + oneOther - room);
    room += overBudget;
    forOthers = oneOther;
  }
  // The time that Box 1 leaves is for prayers.
  const forPrayers = Math.max(prayerShare, room - box1Seconds - forOthers);

  const prayed = prayers.filter(({ done }) => done).map(prayerItem);
  const toPray = prayers
    .filter(({ done }) => !done)
    .sort((a, b) => Number(b.daily) - Number(a.daily))
    .map(prayerItem);
  const toPrayNow = fitInto(toPray, forPrayers - totalSeconds(prayed));
  const beside = fitInto(relatedItems(input), forRelated);

  const done = passages.filter(isDone).sort((a, b) => (a.lastViewed ?? 0) - (b.lastViewed ?? 0));
  const { due, notDue } = byUrgency(
    passages.filter((passage) => !isDone(passage)),
    dueOf,
  );
  room -= totalSeconds([...prayed, ...toPrayNow.fitting]) + secondsOf(done);
  const openOthers = Math.max(0, forOthers - secondsOf(done.filter(isOther)));
  // Of the other boxes perhaps nothing is due.
  const forOthersYet = Math.min(openOthers, secondsOf(due.filter(isOther)));
  const ofBox1 = fitInto(due.filter(isInBox1).map(passageItem), room - forOthersYet);
  room -= totalSeconds(ofBox1.fitting);
  const ofOthers = fitInto(due.filter(isOther).map(passageItem), room);
  // What was added for Box 1 is not added once more.
  room -= totalSeconds(ofOthers.fitting) + overBudget;
  const left = [...ofBox1.left, ...ofOthers.left];
  // No item fits the remaining time. If it exceeds the tolerance, one item may go over the budget.
  const last = room > slack ? left.find(({ seconds }) => seconds <= room + slack) : undefined;

  const toPractise = [
    ...done.map(passageItem),
    ...ofBox1.fitting,
    ...ofOthers.fitting,
    ...(last ? [last] : []),
  ];
  const afterChapters = [...prayed, ...toPrayNow.fitting, ...beside.fitting];
  // Nugget and quote may still be added.
  const isAlone = !input.isAwaited && toPractise.length + afterChapters.length === 0;
  const toRead = isAlone ? chaptersWithin(input, budget * TOLERANCE) : chapters;

  return {
    items: [...toPractise, ...toRead.taken, ...afterChapters],
    more: [
      ...left.filter((item) => item !== last),
      ...toRead.left,
      ...beside.left,
      ...toPrayNow.left,
      ...notDue.map(passageItem),
    ],
  };
}

/** The passages that are due and those that are not, each the most urgent first. */
function byUrgency(passages: readonly MemoryPassage[], dueOf: TodayInput['dueOf']) {
  const sorted = passages
    .map((passage) => ({ passage, due: dueOf(passage) }))
    .sort((a, b) => a.due.urgency - b.due.urgency || a.passage.passageId - b.passage.passageId);
  const of = (isDue: boolean) =>
    sorted.filter(({ due }) => due.isDue === isDue).map(({ passage }) => passage);
  return { due: of(true), notDue: of(false) };
}

const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

/** The nuggets of the chapter, or else of its book, or else all. */
function closest(nuggets: readonly Nugget[], chapter: ChapterRef | null): readonly Nugget[] {
  if (chapter === null) return nuggets;
  const ofBook = nuggets.filter(({ bookName }) => bookName === chapter.bookName);
  const ofChapter = ofBook.filter((nugget) => nugget.chapter === chapter.chapter);
  return [ofChapter, ofBook, nuggets].find(({ length }) => length > 0) ?? [];
}

/** A nugget of the chapter, or else of its book, or else any; the same one for a seed. Undefined without nuggets. */
const fittingNugget = (
  nuggets: readonly Nugget[],
  chapter: ChapterRef | null,
  seed: number,
): Nugget | undefined => oneOf(closest(nuggets, chapter), seededRandom(seed));

const topicIdsOf = (nuggets: readonly Nugget[]): ReadonlySet<number> =>
  new Set(nuggets.flatMap(({ topics }) => topics.map(({ id }) => id)));

/**
 * A quote that shares a topic with the nugget, or else with a nugget of the chapter's book, or else any; the same one
 * for a seed. Undefined without quotes.
 */
function fittingQuote(
  quotes: readonly Quote[],
  nugget: Nugget | undefined,
  nuggets: readonly Nugget[],
  chapter: ChapterRef | null,
  seed: number,
): Quote | undefined {
  const sharing = (topics: ReadonlySet<number>) =>
    quotes.filter(({ topicIds }) => topicIds.some((id) => topics.has(id)));
  const ofBook = nuggets.filter(({ bookName }) => bookName === chapter?.bookName);
  const fitting = [sharing(topicIdsOf(nugget ? [nugget] : [])), sharing(topicIdsOf(ofBook)), quotes];
  return oneOf(fitting.find(({ length }) => length > 0) ?? [], seededRandom(seed + 1));
}
