import { bookByKey, bookKey, booksStartingWith, splitReference } from '@/bible/bookNames';
import { bookOf } from '@/bible/books';
import type { VerseRange } from '@/bible/passage';
import { translationByName } from '@/bible/translationNames';
import type { TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';
import { parseReference } from '@/bible/references/referenceParser';
import { misspeltBook } from './misspeltBook';

export type Verb = 'read' | 'practise' | 'compare' | 'copy';

/** A reference typed into the command box: `copy jn 3 16-18 esv`. */
export interface ReferenceCommand {
  /** Null if no verb was typed. */
  verb: Verb | null;
  /** Distinct, in the order typed. */
  translations: readonly TranslationCode[];
  /** The whole chapter if no verse was typed. */
  range: VerseRange;
  /** Whether no verse was typed, so that the whole chapter is meant. */
  isChapter: boolean;
  /** Whether no number was typed, so that the book may be meant. */
  isBook: boolean;
  likelihood: Likelihood;
}

/**
 * How likely it is that a reference is meant, from the likeliest: a full book name, or any name of a book with a number
 * or a verb; a usual abbreviation alone; the beginning of a name; a part of one; a misspelt name.
 */
export type Likelihood = 'sure' | 'abbreviation' | 'beginning' | 'part' | 'misspelt';

/** The words for the actions on verses. */
const WORDS: readonly (readonly [verb: Verb, words: string])[] = [
  ['read', 'read open go goto show jump take study listen'],
  ['practise', 'practise practice recall learn memorise memorize review revise recite drill test'],
  ['compare', 'compare'],
  ['copy', 'copy'],
];
export const VERBS: ReadonlyMap<string, Verb> = new Map(
  WORDS.flatMap(([verb, words]) => words.split(' ').map((word) => [word, verb] as const)),
);

const translationIn = (word: string): TranslationCode | undefined =>
  translationByName(word.replace(/^\(|[),]+$/g, ''));

const VERB_FILLER: ReadonlySet<string> = new Set(['to', 'me', 'on', 'the', 'from', 'in']);

const IN_OTHERS = /^(.+) in (?:(?:other|all|more) translations|parallel)$/i;

/** Reads a verb and translations from the beginning or the end; the rest is the reference. */
function readWords(words: readonly string[]) {
  let rest = words;
  let verb: Verb | null = null;
  const first = VERBS.get(rest[0]?.toLowerCase() ?? '');
  if (first && rest.length > 1) {
    verb = first;
    rest = rest.slice(1);
    while (rest.length > 1 && VERB_FILLER.has(rest[0]?.toLowerCase() ?? '')) rest = rest.slice(1);
  }
  const before = rest.length > 1 ? translationIn(rest[0] ?? '') : undefined;
  if (before) rest = rest.slice(1);
  const translations: TranslationCode[] = [];
  for (;;) {
    const last = rest.at(-1) ?? '';
    const translation = translationIn(last);
    const lastVerb = verb === null ? VERBS.get(last.toLowerCase()) : undefined;
    // A single word is always the reference.
    if (rest.length < 2 || (!translation && !lastVerb)) break;
    if (translation) translations.unshift(translation);
    if (lastVerb) verb = lastVerb;
    rest = rest.slice(0, -1);
  }
  if (before) translations.unshift(before);
  return { verb, translations: [...new Set(translations)], reference: rest.join(' ') };
}

/**
 * Rewrites `verse 16 of john 3`, `john chapter 3 verse 16`, `the gospel of john 3`, `jn 3,16` and `jn 3:16f` to the
 * form that the parser reads.
 */
const asNumbers = (reference: string): string =>
  reference
    .replace(/^(?:vv?\.?|verses?) (\d+(?:-\d+)?) (?:of|in) (.+)$/i, '$2:$1')
    .replace(/^chapter (\d+(?::.+)?) (?:of|in) (.+?)(:.+)?$/i, '$2 $1$3')
    .replace(/^(?:the )?(?:book|gospel|letter|epistle) (?:of|to|according to) (?:the )?/i, '')
    .replace(/\bchap(?:ter)?s?\b\.? (?=\d)/i, '')
    .replace(/(\d),? (?:vv?|verses?)\b\.? ?(?=\d)/i, '$1:')
    .replace(/(:\d+), ?(\d+)$/, '$1-$2')
    .replace(/^(\D*\d?\D+\d+)[,;](?=\d)/, '$1:')
    .replace(/(\d)ff?\.?$/i, '$1');

function likelihoodOf(name: string, hasMore: boolean): Likelihood {
  const key = bookKey(name);
  const book = bookByKey(key);
  if (hasMore || book?.bookName.replaceAll('-', '') === key) return 'sure';
  if (book) return 'abbreviation';
  return key.length > 2 && booksStartingWith(key).length > 0 ? 'beginning' : 'part';
}

interface Nearest {
  parsed: VerseRange;
  name: string;
  numbers: string;
  /** Whether the book or the verse differs from the typed one. */
  isGuess: boolean;
}

/** The longest beginning of some numbers that is a reference. */
const NUMBERS = /^\d+(?: ?[:.v ] ?\d+(?:-\d+)?)?/i;

/** A chapter and a verse without a separator: `316` may be 3:16 or 31:6. */
const split = (numbers: string): string[] =>
  /^\d{3,5}$/.test(numbers)
    ? [1, 2, 3]
        .filter((at) => at < numbers.length)
        .map((at) => `${numbers.slice(0, at)}:${numbers.slice(at)}`)
    : [];

/**
 * Parses a reference as `parseReference` does, but corrects it: an unknown book becomes the one with the most similar
 * spelling, text after the reference is ignored, an invalid verse gives the chapter, and an invalid chapter the book's
 * first.
 */
function parseNearest(typedReference: string, bounds: TranslationCode): Nearest | null {
  const reference = typedReference.normalize('NFKD').replace(/\p{M}+/gu, '');
  const { name, numbers } = splitReference(reference.trim());
  const typed = { name: name.replace(/[ :,-]+$/, ''), numbers };
  const parsed = parseReference(reference, bounds);
  if (parsed.ok) return { ...typed, parsed, isGuess: false };
  const book = bookByKey(bookKey(typed.name)) ?? misspeltBook(typed.name, numbers !== '');
  if (!book) return null;
  const chapter = /^\d+/.exec(numbers)?.[0] ?? '';
  const guesses = [numbers, ...split(numbers), NUMBERS.exec(numbers)?.[0] ?? '', chapter, ''];
  for (const guessed of new Set(guesses)) {
    const guess = parseReference(`${book.longName} ${guessed}`, bounds);
    if (guess.ok) return { name: typed.name, numbers: guessed, parsed: guess, isGuess: true };
  }
  return null;
}

/**
 * Parses a reference with an optional verb (read, practise, compare, copy; first or last) and optional translations
 * (first or last, by code or short name), with the parser of Go To Passage; a misspelt book is read as the most similar
 * one. The bounds are those of the first translation, or of `translation` if none is typed. Null if it is not a
 * reference.
 */
export function parseReferenceCommand(typed: string, translation: TranslationCode): ReferenceCommand | null {
  const words = typed.trim().replace(IN_OTHERS, 'compare $1').split(/\s+/);
  const { verb, translations, reference } = readWords(words);
  const bounds = translations[0] ?? translation;
  const nearest = parseNearest(asNumbers(reference), bounds);
  if (!nearest) return null;
  const { parsed, numbers, name, isGuess } = nearest;
  const { bookName, chapter, startVerse, endVerse } = parsed;
  const isChapter = numbers === '' || (/^\d+$/.test(numbers.trim()) && bookOf(bookName).maxChapter > 1);
  const last = isChapter ? (verseCount(bounds, bookName, chapter) ?? 1) : endVerse;
  const hasMore = numbers !== '' || (verb !== null && bookByKey(bookKey(name)) !== undefined);
  return {
    verb,
    translations,
    range: { bookName, chapter, startVerse, endVerse: last },
    isChapter,
    isBook: numbers === '',
    likelihood: isGuess && !hasMore ? 'misspelt' : likelihoodOf(name, hasMore),
  };
}
