import type { BookName } from '../../src/bible/books';
import type { TranslationCode } from '../../src/bible/translations';
import { bibleText, CHAPTERS } from './bibleText';
import { redLetterParts, SPLIT_VERSES } from './redLetters';

/** The first and last book of each group. */
const GROUPS = {
  old: [1, 39],
  new: [40, 66],
  both: [1, 66],
  gospels: [40, 43],
  pauls_letters: [45, 57],
  non_pauline_letters: [58, 65],
} as const;

export const SEARCH_GROUPS = [
  'old',
  'new',
  'both',
  'gospels',
  'pauls_letters',
  'non_pauline_letters',
] as const;

interface Search {
  bookName: BookName | 'All';
  translations: readonly TranslationCode[];
  group: (typeof SEARCH_GROUPS)[number];
  phrase: string;
}

export interface FoundVerse {
  translation: TranslationCode;
  bookId: number;
  bookName: BookName;
  chapter: number;
  verseNumber: number;
  text: string;
}

const splitVerses = new Set(SPLIT_VERSES);

/** Whether the phrase is in one of the parts that red letters split a verse into. */
const isInPart = (
  bookName: BookName,
  chapter: number,
  verse: number,
  text: string,
  pieces: readonly Finder[],
): boolean =>
  redLetterParts(bookName, chapter, verse, text).some(({ verseText }) =>
    containsInOrder(verseText.toLowerCase(), pieces),
  );

/**
 * The verses that match the phrase like SQL's LIKE: anywhere in a part of a verse, ignoring case, with `*` for any text. The
 * server does not escape the phrase, so `%` is also a wildcard and `_` matches any character. In canonical order, one
 * translation after another.
 */
export function searchBible({ bookName, translations, group, phrase }: Search): FoundVerse[] {
  const pieces = phrase
    .trim()
    .toLowerCase()
    .split(/[*%]/)
    .filter((piece) => piece !== '')
    .map(finderOf);
  const [firstBook, lastBook] = GROUPS[group];
  const chapters = CHAPTERS.filter(
    ({ bookId, bookName: name }) =>
      bookId >= firstBook && bookId <= lastBook && (bookName === 'All' || bookName === name),
  );
  const found: FoundVerse[] = [];
  for (const translation of new Set(translations)) {
    const { verses, lowerCase } = bibleText(translation);
    for (const { bookId, bookName: name, chapter, offset, verses: count } of chapters) {
      for (let index = offset; index < offset + count; index += 1) {
        const text = verses[index] ?? '';
        if (text === '' || !containsInOrder(lowerCase[index] ?? '', pieces)) continue;
        const verseNumber = index - offset + 1;
        const isSplit = splitVerses.has(`${name} ${chapter}:${verseNumber}`);
        if (isSplit && !isInPart(name, chapter, verseNumber, text, pieces)) continue;
        found.push({ translation, bookId, bookName: name, chapter, verseNumber, text });
      }
    }
  }
  return found;
}

/** The end of the next match of a piece of the phrase in a text; -1 if there is none. */
type Finder = (text: string, from: number) => number;

function finderOf(piece: string): Finder {
  if (!piece.includes('_')) {
    return (text, from) => {
      const at = text.indexOf(piece, from);
      return at < 0 ? -1 : at + piece.length;
    };
  }
  const pattern = piece
    .split('_')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[^]');
  return (text, from) => {
    const regExp = new RegExp(pattern, 'g');
    regExp.lastIndex = from;
    return regExp.test(text) ? regExp.lastIndex : -1;
  };
}

function containsInOrder(text: string, pieces: readonly Finder[]): boolean {
  let from = 0;
  for (const endOf of pieces) {
    from = endOf(text, from);
    if (from < 0) return false;
  }
  return true;
}
