import { bookByKey, bookKey, booksStartingWith, splitReference } from '@/bible/bookNames';
import { bookOf } from '@/bible/books';
import type { VerseRange } from '@/bible/passage';
import { translationByName } from '@/bible/translationNames';
import type { TranslationCode } from '@/bible/translations';
import { withNearestBook, withoutIntroduction } from '@/bible/references/fieldNames';
import { plainNames } from '@/bible/references/plainNames';
import { noSuchChapter } from '@/bible/references/reasons';
import { passageOf, type Range } from '@/bible/references/ranges';
import { readReferences } from '@/bible/references/readReferences';

export type Verb = 'read' | 'practise' | 'compare' | 'copy' | 'share';

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
  /** Why it is another chapter than the typed one: 'John has 21 chapters'; null if it is not. */
  reason: string | null;
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
  ['share', 'share'],
];
export const VERBS: ReadonlyMap<string, Verb> = new Map(
  WORDS.flatMap(([verb, words]) => words.split(' ').map((word) => [word, verb] as const)),
);

const translationIn = (word: string): TranslationCode | undefined =>
  translationByName(word.replace(/^\(|[),]+$/g, ''));

const VERB_FILLER: ReadonlySet<string> = new Set(['to', 'me', 'on', 'the', 'from', 'in']);
/** `copy verse john 3 16`, but not `copy verse 16 of john 3`. */
const VERSE_FILLER: ReadonlySet<string> = new Set(['verse', 'verses', 'passage']);

function isFiller([word = '', next = '']: readonly string[]): boolean {
  const lower = word.toLowerCase();
  return VERB_FILLER.has(lower) || (VERSE_FILLER.has(lower) && !/^\d+$/.test(next));
}

/** Between two translations: `john 3 kjv vs asv`. */
const BETWEEN_TRANSLATIONS: ReadonlySet<string> = new Set([
  'vs',
  'vs.',
  'versus',
  'and',
  'or',
  'with',
  '&',
  '/',
]);

const IN_OTHERS = /^(.+) in (?:(?:other|all|more) translations|parallel)$/i;

/** Reads a verb and translations from the beginning or the end; the rest is the reference. */
function readWords(words: readonly string[]) {
  let rest = words;
  let verb: Verb | null = null;
  const first = VERBS.get(rest[0]?.toLowerCase() ?? '');
  if (first && rest.length > 1) {
    verb = first;
    rest = rest.slice(1);
    while (rest.length > 1 && isFiller(rest)) rest = rest.slice(1);
  }
  const before = rest.length > 1 ? translationIn(rest[0] ?? '') : undefined;
  if (before) rest = rest.slice(1);
  const translations: TranslationCode[] = [];
  for (;;) {
    const isBetween = BETWEEN_TRANSLATIONS.has(rest.at(-1)?.toLowerCase() ?? '');
    if (isBetween && translations.length > 0 && translationIn(rest.at(-2) ?? '')) rest = rest.slice(0, -1);
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

function likelihoodOf(name: string, hasMore: boolean): Likelihood {
  const key = bookKey(name);
  const book = bookByKey(key);
  if (hasMore || book?.bookName.replaceAll('-', '') === key) return 'sure';
  if (book) return 'abbreviation';
  return key.length > 2 && booksStartingWith(key).length > 0 ? 'beginning' : 'part';
}

interface Nearest {
  range: Range;
  /** The translation that the reference itself names: `John 3:16 [nlt]`. */
  own: TranslationCode | null;
  name: string;
  numbers: string;
  /** Whether the book or the verse differs from the typed one. */
  isGuess: boolean;
  reason: string | null;
}

/** A chapter and a verse without anything between: `316` may be 3:16, or 31:6. */
const split = (numbers: string): string[] =>
  /^\d{3,5}$/.test(numbers)
    ? [1, 2, 3]
        .filter((at) => at < numbers.length)
        .map((at) => `${numbers.slice(0, at)}:${numbers.slice(at)}`)
    : [];

/** The first reference of the typed text, if it begins with one. */
function firstIn(typed: string, translation: TranslationCode): Pick<Nearest, 'range' | 'own'> | null {
  const { references, unparsed } = readReferences(typed, { as: 'field', translation });
  const [first] = references;
  if (!first || unparsed.some(({ start }) => start < first.start)) return null;
  return { range: first.ranges[0], own: first.translation };
}

/** Why a book is read without the typed chapter; null if it has that. */
function reasonFor({ bookName }: Range, chapter: number): string | null {
  const book = bookOf(bookName);
  return chapter > book.maxChapter ? noSuchChapter(book) : null;
}

/**
 * A reference as Go To Passage reads it. Where that knows no such book, that with the nearest spelling; where the chapter has no such
 * verse, the chapter, and where the book has no such chapter, its first.
 */
function readNearest(typed: string, translation: TranslationCode): Nearest | null {
  const { name: typedName, numbers } = splitReference(typed.trim());
  const name = typedName.replace(/[ :,-]+$/, '');
  const first = firstIn(typed, translation);
  if (first) return { ...first, name, numbers, isGuess: false, reason: null };
  const nearest = bookByKey(bookKey(name))?.longName ?? withNearestBook(name, numbers !== '');
  if (nearest === null) return null;
  const chapter = /^\d+/.exec(numbers)?.[0] ?? '';
  for (const guessed of new Set([numbers, ...split(numbers), chapter, ''])) {
    const guess = firstIn(`${nearest} ${guessed}`, translation);
    const reason = guess && guessed === '' && chapter !== '' ? reasonFor(guess.range, Number(chapter)) : null;
    if (guess) return { ...guess, name, numbers: guessed, isGuess: true, reason };
  }
  return null;
}

/**
 * Reads a reference with an optional verb (read, practise, compare, copy; first or last) and optional translations
 * (first or last, by code or short name); a misspelt book is read as the nearest one. The bounds are those of the first translation,
 * or of `translation` without one. Null if it is not a reference.
 */
export function parseReferenceCommand(typed: string, translation: TranslationCode): ReferenceCommand | null {
  const words = typed.trim().replace(IN_OTHERS, 'compare $1').split(/\s+/);
  const { verb, translations, reference } = readWords(words);
  const bounds = translations[0] ?? translation;
  const nearest = readNearest(withoutIntroduction(plainNames(reference)), bounds);
  if (!nearest) return null;
  const { range, own, numbers, name, isGuess, reason } = nearest;
  const hasMore = numbers !== '' || (verb !== null && bookByKey(bookKey(name)) !== undefined);
  return {
    verb,
    translations: [...new Set([...(own ? [own] : []), ...translations])],
    range: passageOf(range, own ?? bounds),
    isChapter: !('startVerse' in range),
    isBook: numbers === '',
    reason,
    likelihood: isGuess && !hasMore ? 'misspelt' : likelihoodOf(name, hasMore),
  };
}
