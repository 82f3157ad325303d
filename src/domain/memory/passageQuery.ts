import { bookByKey, bookKey, splitReference } from '../bible/bookNames';
import type { VerseRange } from '../bible/passage';
import { formatReference, formatShortReference } from '../references/reference';
import { parseReference } from '../references/referenceParser';
import { hasAllWordsOf } from '../search/searchPhrase';
import { isBlank } from '../text/text';
import { translationOf } from '../bible/translations';
import type { MemoryPassage } from './memoryPassage';

/** What a query that is a reference asks for: a book, a chapter of it, or verses. */
interface Place {
  range: VerseRange;
  chapterNamed: boolean;
  versesNamed: boolean;
  /** True for a name that may be a word as well, `mark` or `job`: it is looked for in texts too. */
  mayBeWord: boolean;
}

/** A chapter, a separator and a verse; a book of one chapter needs no chapter. */
const WITH_VERSE = /^\d+ ?(?::|\.|v{1,2}\.?| ) ?\d/i;

/** Reads a query as a reference with the book's name in full or usual short form; null where it is none. */
function placeOf(query: string): Place | null {
  const { name, numbers } = splitReference(query.normalize('NFKC').replace(/\s+/g, ' ').trim());
  const book = bookByKey(bookKey(name.replace(/[ :,-]+$/, '')));
  if (!book) return null;
  const parsed = parseReference(query);
  if (!parsed.ok) return null;
  const { bookName, chapter, startVerse, endVerse } = parsed;
  if (bookName !== book.bookName) return null;
  return {
    range: { bookName, chapter, startVerse, endVerse },
    chapterNamed: numbers !== '',
    versesNamed: WITH_VERSE.test(numbers) || (book.maxChapter === 1 && numbers !== ''),
    mayBeWord: numbers === '' && /^\p{L}+$/u.test(name.trim()),
  };
}

function isAt(passage: VerseRange, { range, chapterNamed, versesNamed }: Place): boolean {
  if (passage.bookName !== range.bookName) return false;
  if (!chapterNamed) return true;
  if (passage.chapter !== range.chapter) return false;
  return !versesNamed || (passage.startVerse <= range.endVerse && passage.endVerse >= range.startVerse);
}

const references = new WeakMap<MemoryPassage, string>();

/** What a passage is found by, made once for each. */
function referencesOf(passage: MemoryPassage): string {
  const known = references.get(passage);
  if (known !== undefined) return known;
  const { appendLetter, translation } = passage;
  const long = formatReference(passage, appendLetter);
  const words = `${long} ${formatShortReference(passage, appendLetter)} ${translationOf(translation).shortName}`;
  references.set(passage, words);
  return words;
}

/** Whether a query is looked for in texts: a reference is not, unless it may be a word as well. */
export function isSearchOfTexts(query: string): boolean {
  if (isBlank(query)) return false;
  const place = placeOf(query);
  return place === null || place.mayBeWord;
}

/**
 * The passages that a query finds; all for a blank one. A reference is read as one: `1 john` finds 1 John, `genesis 8` only
 * Genesis 8, `john 3:16` what has that verse. Anything else is words, which are looked for in reference and text.
 * @param textOf the text of a passage as far as it is known, '' where it is not
 */
export function findPassages(
  passages: readonly MemoryPassage[],
  query: string,
  textOf: (passage: MemoryPassage) => string = () => '',
): readonly MemoryPassage[] {
  if (isBlank(query)) return passages;
  const place = placeOf(query);
  const matches = hasAllWordsOf(query);
  if (place === null)
    return passages.filter((passage) => matches(`${referencesOf(passage)} ${textOf(passage)}`));
  return passages.filter((passage) => isAt(passage, place) || (place.mayBeWord && matches(textOf(passage))));
}
