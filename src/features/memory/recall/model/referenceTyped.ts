import { bookByKey, bookKey, booksStartingWith, booksWithLaterWord, splitReference } from '@/bible/bookNames';
import { bookByName, type Book, type BookName } from '@/bible/books';
import { preview } from '@/platform/values/text';
import type { ReferenceAnswer } from './referenceAnswer';

/** Unreadable text is no answer, because a person who mistyped a name may know the reference. */
export type TypedReference = { ok: true; answer: ReferenceAnswer } | { ok: false; reason: string };

/** An example that hardly anybody learns, so that it reveals no answer. */
export const EXAMPLE = 'Joel 1:2-3';
const HOW = `Write it as ${EXAMPLE}`;

const refused = (reason: string): TypedReference => ({ ok: false, reason });

/** Words that people use before the name of a book, and around the numbers. */
const BEFORE_NAME =
  /^(?:the |book of |gospel (?:of|according to) |(?:epistle|letter) (?:of|to) (?:the )?|saint |st\.? )+/;
const CHAPTER = /(?<![a-z])(?:chapter|chap|ch)\b\.?/g;
const VERSE = /(?<![a-z])(?:verses|verse|vv|vs|v)\.?(?=\s*\d)/g;
const NTH_PSALM = /^(\d+)(?:st|nd|rd|th) psalm\b/;
const UP_TO = /\b(?:to|through|thru|until)\b/g;
const AND = /\band\b|&/g;

/** One way to write numbers: `3:16-17`, with a space if only spaces are between them. */
const plainNumbers = (numbers: string): string =>
  numbers
    .replace(VERSE, ':')
    .replace(UP_TO, '-')
    .replace(AND, ',')
    .replace(/(?<=\d)[a-c](?![a-z])/g, '')
    .replace(/\s*([:.,;/-])[\s:]*/g, '$1')
    .replace(/^[\s:.,;/-]+|[\s:.,;/-]+$/g, '')
    .replace(/\s+/g, ' ');

/** The book with a name: in full, or by its beginning; null if several match. */
function bookNamed(name: string): Book | null | undefined {
  const key = bookKey(name.replace(/[\s:,.-]+$/, ''));
  const full = /[a-z]/.test(key) ? bookByKey(key) : undefined;
  if (full !== undefined || key === '') return full;
  const beginning = booksStartingWith(key);
  const [book, another] = beginning.length > 0 ? beginning : booksWithLaterWord(key);
  return another ? null : book;
}

/** `16`, `16-17`, `16,17`, `16-3:17` in chapter 3; null for anything else. */
function versesOf(numbers: string, chapter: number): Pick<ReferenceAnswer, 'startVerse' | 'endVerse'> | null {
  const match = /^(\d+)(?:([-, ])(?:(\d+)[:.])?(\d+))?$/.exec(numbers);
  if (!match) return null;
  const [, first = '', between, again, last] = match;
  const start = Number(first);
  if (last === undefined) return { startVerse: start, endVerse: null };
  // 116–7 means 116-117.
  const whole = Number(first.slice(0, -last.length) + last);
  const end = Number(last) < start && whole > start ? whole : Number(last);
  const isRange = between !== ',' || end === start + 1;
  return isRange && Number(again ?? chapter) === chapter ? { startVerse: start, endVerse: end } : null;
}

/**
 * A reference in the forms that people type: `John 3:16-17`, `Jude 24-25`, `John chapter 3 verses 16 to 17`, and `3:16-17` where the book
 * is known. Parts that were not typed are null.
 * @param knownBook the book named before
 */
export function referenceTyped(text: string, knownBook: BookName | null): TypedReference {
  const typed = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BEFORE_NAME, '')
    .replace(NTH_PSALM, 'psalm $1');
  // `1 ch` is a book, and `john ch` is not.
  const isName = bookNamed(splitReference(typed).name) !== undefined && !typed.startsWith('ch');
  const normalized = isName ? typed : typed.replace(CHAPTER, ' ').replace(VERSE, ':');
  const hasName = /^[\s:]*(?:\d\.?\s?)?[^\d\s:]*\p{L}/u.test(normalized);
  const { name, numbers } = hasName ? splitReference(normalized) : { name: '', numbers: normalized };
  const book = hasName ? bookNamed(name) : bookByName(knownBook ?? '');
  if (book === null) return refused(`More than one book is called ${preview(name.trim(), 40)}. ${HOW}`);
  if (book === undefined) return refused(hasName ? `Unknown Book: ${preview(name.trim(), 40)}. ${HOW}` : HOW);
  const { bookName } = book;
  const plain = plainNumbers(numbers);
  const isOne = book.maxChapter === 1;
  const [, first, rest] = (isOne ? /^(1)[:.;/ ](.+)$/ : /^(\d+)(?:[:.,;/ ](.+))?$/).exec(plain) ?? [];
  const chapter = isOne ? 1 : first === undefined ? null : Number(first);
  const verses = first === undefined && isOne ? plain : (rest ?? '');
  if (plain !== '' && chapter === null) return refused(`Cannot read ${preview(numbers.trim(), 40)}. ${HOW}`);
  if (verses === '') return { ok: true, answer: { bookName, chapter, startVerse: null, endVerse: null } };
  const range = versesOf(verses, chapter ?? 0);
  if (range === null) return refused(`Cannot read ${preview(numbers.trim(), 40)}. ${HOW}`);
  // `Jude 1:1` names a verse, and `Jude 1` perhaps the chapter.
  const endVerse = range.endVerse ?? (first === undefined ? null : range.startVerse);
  return { ok: true, answer: { bookName, chapter, ...range, endVerse } };
}
