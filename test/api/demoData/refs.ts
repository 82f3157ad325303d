import { BOOKS, bookByName } from '../../../src/bible/books';
import type { VerseRange } from '../../../src/bible/passage';
import type { Random } from '../../../src/platform/values/random';
import type { TranslationCode } from '../../../src/bible/translations';
import { verseCount } from '../../../src/bible/versification';

const REF = /^(\S+) (\d+):(\d+)(?:-(\d+))?$/;

/** Parses a range like `john 3:16-17`. Throws if there is no such range, because demo data must be valid. */
export function refOf(text: string, translation: TranslationCode): VerseRange {
  const [, slug = '', chapter, start, end] = REF.exec(text) ?? [];
  const book = bookByName(slug);
  const range = { chapter: Number(chapter), startVerse: Number(start), endVerse: Number(end ?? start) };
  const last = book && verseCount(translation, book.bookName, range.chapter);
  if (
    !book ||
    last === undefined ||
    range.startVerse < 1 ||
    range.endVerse < range.startVerse ||
    range.endVerse > last
  ) {
    throw new RangeError(`Demo data: there is no ${text} in ${translation}`);
  }
  return { bookName: book.bookName, ...range };
}

/** A range of one to four verses anywhere in the Bible. */
export function randomRef(random: Random, translation: TranslationCode): VerseRange {
  const { bookName, maxChapter } = pick(BOOKS, random);
  const chapter = 1 + Math.floor(random() * maxChapter);
  const last = verseCount(translation, bookName, chapter) ?? 1;
  const startVerse = 1 + Math.floor(random() * last);
  const endVerse = Math.min(last, startVerse + Math.floor(random() * 4));
  return { bookName, chapter, startVerse, endVerse };
}

/** One of the items, which must not be empty. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
