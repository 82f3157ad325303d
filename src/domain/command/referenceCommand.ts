import { bookByKey, bookKey, splitReference } from '../bible/bookNames';
import { bookOf } from '../bible/books';
import type { VerseRange } from '../bible/passage';
import { TRANSLATIONS, type TranslationCode } from '../bible/translations';
import { verseCount } from '../bible/versification';
import { parseReference } from '../references/referenceParser';

export type Verb = 'read' | 'practise' | 'compare' | 'copy';

/** What was typed into the command box, where it is a reference: `copy jn 3 16-18 esv`. */
export interface ReferenceCommand {
  /** Null where no verb was typed. */
  verb: Verb | null;
  /** In the order in which they were typed, each once. */
  translations: readonly TranslationCode[];
  /** Verse 1 to the last of the chapter where no verse was typed. */
  range: VerseRange;
  /** Whether the chapter as a whole is meant: no verse was typed. */
  isChapter: boolean;
  /** Whether it can hardly be anything else: a book's name in full, or any name with a number. */
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

/** Takes translations from the end, a verb from the beginning or the end; what remains is the reference. */
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
    // A word alone is the reference, whatever else it may mean.
    if (rest.length < 2 || (!translation && !lastVerb)) break;
    if (translation) translations.unshift(translation);
    if (lastVerb) verb = lastVerb;
    rest = rest.slice(0, -1);
  }
  return { verb, translations: [...new Set(translations)], reference: rest.join(' ') };
}

/**
 * Reads what is typed as a reference with a verb (read, practise, compare, copy; first or last) and translations (last,
 * by code or short name), by the same parser as Go To Passage. Bounds are those of the first translation, else of
 * `translation`. Null where it is no reference.
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
