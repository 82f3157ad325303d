import { bookById } from '../../books';
import type { PassageRef, Verse, VersePart } from '../../passage';
import type { TranslationCode } from '../../translations';

const CHAPTER = 1_000;
const BOOK = 1_000_000;

/** Book, chapter and verse as one number, in the order of the Bible. */
export const verseKeyOf = (bookId: number, chapter: number, verse: number): number =>
  bookId * BOOK + chapter * CHAPTER + verse;

/** Verses of a translation that were found, in the order of the Bible, in few large pieces, which a worker can hand over at once. */
export interface FoundVerses {
  translation: TranslationCode;
  verseKeys: Uint32Array<ArrayBuffer>;
  /** How many parts each verse has. */
  counts: Uint8Array<ArrayBuffer>;
  /** Twice the length of each part, plus 1 for words of Christ. */
  parts: Uint16Array<ArrayBuffer>;
  /** The texts of all parts. */
  text: string;
}

/** One verse of a translation. */
export interface FoundVerse extends PassageRef {
  readonly verses: readonly Verse[];
}

/** The verses that were found, one by one. The text of each is made when it is asked for: most are never shown. */
export function* foundVerses(found: FoundVerses): Generator<FoundVerse> {
  const { translation, verseKeys, counts, parts } = found;
  let textAt = 0;
  let partAt = 0;
  for (const [index, verseKey] of verseKeys.entries()) {
    const book = bookById(Math.floor(verseKey / BOOK));
    const lengths = parts.subarray(partAt, partAt + (counts[index] ?? 0));
    const start = textAt;
    partAt += lengths.length;
    for (const lengthAndColour of lengths) textAt += lengthAndColour >> 1;
    if (!book) continue;
    const verseNumber = verseKey % CHAPTER;
    let verses: readonly Verse[] | undefined;
    yield {
      translation,
      bookName: book.bookName,
      chapter: Math.floor(verseKey / CHAPTER) % CHAPTER,
      startVerse: verseNumber,
      endVerse: verseNumber,
      get verses() {
        return (verses ??= [{ verseNumber, parts: partsFrom(found.text, start, lengths) }]);
      },
    };
  }
}

function partsFrom(text: string, start: number, lengths: Uint16Array): VersePart[] {
  let at = start;
  return [...lengths].map((lengthAndColour) => {
    const from = at;
    at += lengthAndColour >> 1;
    return { text: text.slice(from, at), wordsOfChrist: lengthAndColour % 2 === 1 };
  });
}
