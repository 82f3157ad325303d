import type { BookName } from '../bible/books';
import type { ChapterRef } from '../bible/passage';
import type { Nugget } from '../nuggets/nugget';
import type { Quote } from '../quotes/quote';
import { seededRandom, type Random } from '../text/random';

function oneOf<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** The best of what there is: those of the chapter, else of the book, else any. */
function closest(nuggets: readonly Nugget[], chapter: ChapterRef | null): readonly Nugget[] {
  if (chapter === null) return nuggets;
  const ofBook = nuggets.filter(({ bookName }) => bookName === chapter.bookName);
  const ofChapter = ofBook.filter((nugget) => nugget.chapter === chapter.chapter);
  return [ofChapter, ofBook, nuggets].find(({ length }) => length > 0) ?? [];
}

/** A nugget of the chapter that is read, else of its book, else any: the same one for a seed. Undefined without any. */
export const fittingNugget = (
  nuggets: readonly Nugget[],
  chapter: ChapterRef | null,
  seed: number,
): Nugget | undefined => oneOf(closest(nuggets, chapter), seededRandom(seed));

/** How often each topic stands on the nuggets of a book. */
function topicsOf(nuggets: readonly Nugget[], bookName: BookName | undefined): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const nugget of nuggets) {
    if (nugget.bookName !== bookName) continue;
    for (const { id } of nugget.topics) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * A quote that fits: one that shares a topic with the nugget, else with the nuggets of the book that is read, else any;
 * the same one for a seed. Undefined without any.
 */
export function fittingQuote(
  quotes: readonly Quote[],
  nugget: Nugget | undefined,
  nuggets: readonly Nugget[],
  chapter: ChapterRef | null,
  seed: number,
): Quote | undefined {
  const ofNugget = new Set(nugget?.topics.map(({ id }) => id));
  const ofBook = topicsOf(nuggets, chapter?.bookName);
  const sharing = quotes.filter(({ topicIds }) => topicIds.some((id) => ofNugget.has(id)));
  const near =
    sharing.length > 0 ? sharing : quotes.filter(({ topicIds }) => topicIds.some((id) => ofBook.has(id)));
  return oneOf(near.length > 0 ? near : quotes, seededRandom(seed + 1));
}
