import type { ChapterRef } from '@/bible/passage';
import type { Nugget } from '@/features/nuggets/model/public';
import type { Quote } from '@/features/quotes/model/public';
import { seededRandom, type Random } from '@/platform/values/random';

const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

/** The nuggets of the chapter, otherwise of its book, otherwise all. */
function closest(nuggets: readonly Nugget[], chapter: ChapterRef | null): readonly Nugget[] {
  if (chapter === null) return nuggets;
  const ofBook = nuggets.filter(({ bookName }) => bookName === chapter.bookName);
  const ofChapter = ofBook.filter((nugget) => nugget.chapter === chapter.chapter);
  return [ofChapter, ofBook, nuggets].find(({ length }) => length > 0) ?? [];
}

/** A nugget of the chapter, otherwise of its book, otherwise any; the same one for a seed. Undefined without nuggets. */
export const fittingNugget = (
  nuggets: readonly Nugget[],
  chapter: ChapterRef | null,
  seed: number,
): Nugget | undefined => oneOf(closest(nuggets, chapter), seededRandom(seed));

const topicIdsOf = (nuggets: readonly Nugget[]): ReadonlySet<number> =>
  new Set(nuggets.flatMap(({ topics }) => topics.map(({ id }) => id)));

/**
 * A quote that shares a topic with the nugget, otherwise with a nugget of the chapter's book, otherwise any; the same
 * one for a seed. Undefined without quotes.
 */
export function fittingQuote(
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
