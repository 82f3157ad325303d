import type { BookName } from '../books';
import type { PassageRef, Verse } from '../passage';
import { versesInRange } from '../passageText';
import type { TranslationCode } from '../translations';
import { readBook } from './bibleStorage';
import { unpackBook, type BookVerses } from './packedBook';

/** Books in memory; a fourth one takes the place of the one that was used least recently. */
const MAX_BOOKS = 3;

type Opened = Promise<BookVerses | null>;

/** The books that were read last: copies of what the browser's database has. */
const opened = new Map<string, Opened>();

const keyOf = (translation: TranslationCode, bookName: BookName): string => `${translation}/${bookName}`;

async function open(translation: TranslationCode, bookName: BookName): Opened {
  const row = await readBook(translation, bookName);
  return row && unpackBook(row);
}

function bookOf(translation: TranslationCode, bookName: BookName): Opened {
  const key = keyOf(translation, bookName);
  const book = opened.get(key) ?? open(translation, bookName);
  opened.delete(key);
  opened.set(key, book);
  for (const oldest of [...opened.keys()].slice(0, -MAX_BOOKS)) opened.delete(oldest);
  // One that is not there, or could not be read, may be there the next time.
  void book.then((verses) => {
    if (verses === null && opened.get(key) === book) opened.delete(key);
  });
  return book;
}

/**
 * The verses of a range from this device, without those that the translation leaves out; null where the device does not have the
 * book. Never rejects.
 */
export async function versesOnDevice(ref: PassageRef): Promise<Verse[] | null> {
  const book = await bookOf(ref.translation, ref.bookName);
  return book && versesInRange(book.get(ref.chapter) ?? [], ref.startVerse, ref.endVerse);
}

/** Reads a translation's books again, because they have changed. */
export function forgetBooks(translation: TranslationCode): void {
  for (const key of opened.keys()) if (key.startsWith(`${translation}/`)) opened.delete(key);
}
