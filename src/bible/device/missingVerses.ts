import { bookOf, type BookName } from '../books';
import type { TranslationCode } from '../translations';
import { verseCount } from '../versification';
import type { BookVerses } from './packedBook';

/** Verses that translations leave out, or have in a note or in the verse before. */
const OFTEN_OMITTED = new Set([
  'matthew 12:47', 'matthew 17:21', 'matthew 18:11', 'matthew 21:44', 'matthew 23:14', 'mark 7:16', 'mark 9:44', 'mark 9:46',
  'mark 11:26', 'mark 15:28', 'luke 17:36', 'luke 22:20', 'luke 22:44', 'luke 23:17', 'luke 24:12', 'luke 24:40', 'john 5:4',
  'acts 8:37', 'acts 15:34', 'acts 24:7', 'acts 28:29', 'romans 16:24', '2-corinthians 13:14', '3-john 1:15', 'revelation 12:18',
]); // prettier-ignore

/** The chapters of a book that have fewer verses than expected, though not of verses that are often left out. */
export function shortChapters(
  translation: TranslationCode,
  bookName: BookName,
  chapters: BookVerses,
): readonly number[] {
  const short: number[] = [];
  for (let chapter = 1; chapter <= bookOf(bookName).maxChapter; chapter += 1) {
    const there = new Set(chapters.get(chapter)?.map(({ verseNumber }) => verseNumber));
    for (let verse = 1; verse <= (verseCount(translation, bookName, chapter) ?? 0); verse += 1) {
      if (there.has(verse) || OFTEN_OMITTED.has(`${bookName} ${chapter}:${verse}`)) continue;
      short.push(chapter);
      break;
    }
  }
  return short;
}
