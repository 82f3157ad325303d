import { bookByName } from '../books';
import { chapterRange } from '../chapters';
import type { PassageRef, VerseRange } from '../passage';
import { formatChapter, formatReference } from '../references/reference';
import { translationByName } from '../translationNames';
import type { TranslationCode } from '../translations';
import { verseCount } from '../versification';

/** A set as its link names it: nothing of it is anything but text until it was read as a reference. */
export interface LinkedSet {
  title: string;
  /** Null where the link names none, or one that does not exist. */
  translation: TranslationCode | null;
  /** What the link names as its translation, if there is none of that name; blank otherwise. */
  unknownTranslation: string;
  references: readonly string[];
  /** How many references are left out, because there are too many. */
  omitted: number;
}

/** The most references of a set, and the longest title. */
export const MAX_REFERENCES = 100;
export const MAX_TITLE = 60;
/** A longer text is no reference. */
export const MAX_REFERENCE = 60;

/** A comma before a book ends a reference; before a number, also as in '3ff' or '3 and 5', it has more verses of it. */
const BETWEEN_REFERENCES = /[;\r\n]|,(?!\s*[1-3]\s*(?:ff?|[a-e]|and|to)\b)(?=\s*[1-3]?\s*\p{L})/u;

const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

/** Reads the query of a set's link, whatever is in it. */
export function setOfQuery(query: URLSearchParams): LinkedSet {
  const named = oneLine(query.get('t'));
  const translation = translationByName(named) ?? null;
  const references = (query.get('refs') ?? '')
    .split(BETWEEN_REFERENCES)
    .map(oneLine)
    .filter((text) => text !== '');
  return {
    title: cut(oneLine(query.get('title')), MAX_TITLE),
    translation,
    unknownTranslation: translation === null ? cut(named, MAX_TITLE) : '',
    references: references.slice(0, MAX_REFERENCES),
    omitted: Math.max(0, references.length - MAX_REFERENCES),
  };
}

const EXACT = /^(.+) (\d{1,3})(?::(\d{1,3})(?:-(\d{1,3}))?)?$/;

/**
 * The verses of a reference in the form that the links of this app have, `John 3:16-17` or `Psalms 23`; null for any other, which the
 * reader of references may know. That one comes with a library, which a stranger with a link of this app need not download.
 */
export function exactReference(text: string, translation: TranslationCode): VerseRange | null {
  const [, name = '', chapterText, start, end] = EXACT.exec(text) ?? [];
  const book = bookByName(name.toLowerCase().replaceAll(' ', '-'));
  const chapter = Number(chapterText);
  if (!book) return null;
  const last = verseCount(translation, book.bookName, chapter);
  if (last === undefined) return null;
  const chapterRef = { bookName: book.bookName, chapter };
  if (start === undefined) return chapterRange(translation, chapterRef);
  const startVerse = Number(start);
  const endVerse = end === undefined ? startVerse : Number(end);
  return startVerse < 1 || endVerse < startVerse || endVerse > last
    ? null
    : { ...chapterRef, startVerse, endVerse };
}

/** The passage as a link of this app names it: a whole chapter without its verses. */
export function referenceInLink(passage: PassageRef): string {
  const { bookName, chapter, translation, startVerse, endVerse } = passage;
  const isWhole = startVerse === 1 && endVerse === verseCount(translation, bookName, chapter);
  return isWhole && endVerse > 1 ? formatChapter(passage) : formatReference(passage);
}
