import type { BookName } from '../books';
import type { Verse } from '../passage';
import type { TranslationCode } from '../translations';

/** The text of a book in one translation, as it is stored: about 5 % more bytes than the text itself. */
export interface PackedBook {
  /** The texts of all parts one after the other, in UTF-8. */
  text: Uint8Array<ArrayBuffer>;
  /** Three numbers for each part: its chapter, its verse, and twice its length in UTF-16 units, plus 1 for words of Christ. */
  parts: Uint16Array<ArrayBuffer>;
}

/** A book in the database. */
export interface BookRow extends PackedBook {
  translation: TranslationCode;
  bookName: BookName;
}

/** Chapter by chapter. */
export type BookVerses = ReadonlyMap<number, readonly Verse[]>;

const NUMBERS = 3;
/** The most that a number of a part can be. */
const MAX = 0xffff;

/** Packs the verses of a book; null if a number in it is beyond any Bible. */
export function packBook(chapters: BookVerses): PackedBook | null {
  const numbers: number[] = [];
  const texts: string[] = [];
  for (const [chapter, verses] of chapters) {
    for (const { verseNumber, parts } of verses) {
      for (const { text, wordsOfChrist } of parts) {
        numbers.push(chapter, verseNumber, 2 * text.length + (wordsOfChrist ? 1 : 0));
        texts.push(text);
      }
    }
  }
  if (numbers.some((number) => number < 0 || number > MAX)) return null;
  return { text: new TextEncoder().encode(texts.join('')), parts: Uint16Array.from(numbers) };
}

/** Where a part of a verse is, and its text. */
interface Part {
  chapter: number;
  verseNumber: number;
  text: string;
  wordsOfChrist: boolean;
}

/** The parts of a packed book in their order. */
export function* partsOf({ text, parts }: PackedBook): Generator<Part> {
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(text);
  let at = 0;
  for (let index = 0; index < parts.length; index += NUMBERS) {
    const [chapter = 0, verseNumber = 0, lengthAndColour = 0] = parts.subarray(index, index + NUMBERS);
    const end = at + (lengthAndColour >> 1);
    yield { chapter, verseNumber, text: whole.slice(at, end), wordsOfChrist: lengthAndColour % 2 === 1 };
    at = end;
  }
}

/** The verses of a packed book. */
export function unpackBook(book: PackedBook): BookVerses {
  const chapters = new Map<number, Verse[]>();
  for (const { chapter, verseNumber, ...part } of partsOf(book)) {
    const verses = chapters.get(chapter) ?? [];
    if (verses.length === 0) chapters.set(chapter, verses);
    const last = verses.at(-1);
    if (last?.verseNumber === verseNumber) last.parts.push(part);
    else verses.push({ verseNumber, parts: [part] });
  }
  return chapters;
}
