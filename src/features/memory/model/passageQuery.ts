import { bookByKey, bookKey, splitReference } from '@/bible/bookNames';
import type { VerseRange } from '@/bible/passage';
import { formatReference, formatShortReference } from '@/bible/references/reference';
import { readReferences } from '@/bible/references/readReferences';
import { hasAllWordsOf } from '@/bible/searchPhrase';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { isBlank } from '@/platform/values/text';
import { translationOf } from '@/bible/translations';
import type { MemoryPassage } from './memoryPassage';

/** A query that is a reference: a book, a chapter of it, or verses. */
interface QueriedReference {
  range: VerseRange;
  chapterNamed: boolean;
  versesNamed: boolean;
  /** True for a name that may also be a word, such as `mark` or `job`, and is searched for in texts too. */
  mayBeWord: boolean;
}

/** Parses a query as a reference with the book's full name or usual abbreviation; null if it is not one. */
function parseReference(query: string): QueriedReference | null {
  const { name, numbers } = splitReference(query.normalize('NFKC').replace(/\s+/g, ' ').trim());
  const book = bookByKey(bookKey(name.replace(/[ :,-]+$/, '')));
  if (!book) return null;
  const [reference] = readReferences(query, { as: 'field' }).references;
  if (!reference) return null;
  const [range] = reference.ranges;
  if (range.bookName !== book.bookName) return null;
  const versesNamed = 'startVerse' in range;
  return {
    range: versesNamed ? range : { ...range, startVerse: 1, endVerse: 1 },
    chapterNamed: numbers !== '',
    versesNamed,
    mayBeWord: numbers === '' && /^\p{L}+$/u.test(name.trim()),
  };
}

function isAt(passage: VerseRange, { range, chapterNamed, versesNamed }: QueriedReference): boolean {
  if (passage.bookName !== range.bookName) return false;
  if (!chapterNamed) return true;
  if (passage.chapter !== range.chapter) return false;
  return !versesNamed || (passage.startVerse <= range.endVerse && passage.endVerse >= range.startVerse);
}

/** The reference text that words are searched in. */
const referencesOf = memoizeByObject((passage: MemoryPassage): string => {
  const { appendLetter, translation, storedBook = '' } = passage;
  const long = formatReference(passage, appendLetter);
  return `${long} ${formatShortReference(passage, appendLetter)} ${translationOf(translation).shortName} ${storedBook}`;
});

/** Whether a query searches texts. A reference does not, unless it may also be a word. */
export function isSearchOfTexts(query: string): boolean {
  if (isBlank(query)) return false;
  const reference = parseReference(query);
  return reference === null || reference.mayBeWord;
}

/**
 * The passages that match a query; all for a blank one. A reference finds its verses: `1 john` finds 1 John, `genesis 8`
 * only Genesis 8, `john 3:16` the passages with that verse. Any other query is words to find in reference and text.
 * @param textOf the text of a passage; '' if it is not known
 */
export function findPassages(
  passages: readonly MemoryPassage[],
  query: string,
  textOf: (passage: MemoryPassage) => string = () => '',
): readonly MemoryPassage[] {
  if (isBlank(query)) return passages;
  const reference = parseReference(query);
  const matches = hasAllWordsOf(query);
  if (reference === null)
    return passages.filter((passage) => matches(`${referencesOf(passage)} ${textOf(passage)}`));
  return passages.filter(
    (passage) => isAt(passage, reference) || (reference.mayBeWord && matches(textOf(passage))),
  );
}
