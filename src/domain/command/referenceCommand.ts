import { bookByKey, bookKey, splitReference } from '../bible/bookNames';
import { bookOf } from '../bible/books';
import type { VerseRange } from '../bible/passage';
import { TRANSLATIONS, type TranslationCode } from '../bible/translations';
import { verseCount } from '../bible/versification';
import { parseReference } from '../references/referenceParser';

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
  /** Whether the text is very likely a reference: a full book name, or any name with a number or a verb. */
  isSure: boolean;
}

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['read', 'read'],
  ['open', 'read'],
  ['go', 'read'],
  ['practise', 'practise'],
  ['practice', 'practise'],
  ['recall', 'practise'],
  ['compare', 'compare'],
  ['copy', 'copy'],
]);

/** Codes and short names in lowercase: `nas` and `nasb`, `csb` and `hcsb`. */
const TRANSLATION_WORDS: ReadonlyMap<string, TranslationCode> = new Map(
  TRANSLATIONS.flatMap(({ code, shortName }) => [
    [code, code],
    [shortName.toLowerCase(), code],
  ]),
);

const translationIn = (word: string): TranslationCode | undefined =>
  TRANSLATION_WORDS.get(word.toLowerCase().replace(/^\(|[),]+$/g, ''));

/** Takes translations from the end and a verb from the beginning or the end; the rest is the reference. */
function readWords(words: readonly string[]) {
  let rest = words;
  let verb: Verb | null = null;
  const translations: TranslationCode[] = [];
  const first = VERBS.get(rest[0]?.toLowerCase() ?? '');
  if (first && rest.length > 1) {
    verb = first;
    rest = rest.slice(1);
  }
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
  return { verb, translations: [...new Set(translations)], reference: rest.join(' ') };
}

/**
 * Parses a reference with an optional verb (read, practise, compare, copy; first or last) and optional translations
 * (last, by code or short name), with the parser of Go To Passage. The bounds are those of the first translation, or of
 * `translation` without one. Null if it is not a reference.
 */
export function parseReferenceCommand(typed: string, translation: TranslationCode): ReferenceCommand | null {
  const { verb, translations, reference } = readWords(typed.trim().split(/\s+/));
  const bounds = translations[0] ?? translation;
  const parsed = parseReference(reference, bounds);
  if (!parsed.ok) return null;
  const { bookName, chapter, startVerse, endVerse } = parsed;
  const { name, numbers } = splitReference(reference.normalize('NFKC').trim());
  const isChapter = numbers === '' || (/^\d+$/.test(numbers.trim()) && bookOf(bookName).maxChapter > 1);
  const last = isChapter ? (verseCount(bounds, bookName, chapter) ?? 1) : endVerse;
  const key = bookKey(name.replace(/[ :,-]+$/, ''));
  const isNamed = bookByKey(key)?.bookName.replaceAll('-', '') === key;
  return {
    verb,
    translations,
    range: { bookName, chapter, startVerse, endVerse: last },
    isChapter,
    isSure: numbers !== '' || verb !== null || isNamed,
  };
}
