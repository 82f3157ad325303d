import { type PassageRef, LETTERS, type AppendLetter } from '@/bible/passage';
import { translationByName } from '@/bible/translationNames';
import type { TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';
import { formatChapter } from '@/bible/references/reference';
import { parseReference } from '@/bible/references/referenceParser';
import { referencesInText, type TextReference } from '@/bible/references/referencesInText';
import { pluralize } from '@/platform/values/text';

export interface ReadReference {
  ref: PassageRef;
  /** The letter after the last verse: `John 3:16a`. */
  letter: AppendLetter;
}

type Result =
  | {
      ok: true;
      references: readonly ReadReference[];
      /** Whether the text has no other words. */
      isAlone: boolean;
    }
  | { ok: false; reason: string };

/** Names in use for translations of the list, beside their codes and short names. */
const OTHER_NAMES: ReadonlyMap<string, TranslationCode> = new Map([
  ['nasb95', 'nas'],
  ['nrsv', 'nrs'],
  ['av', 'kjv'],
]);

/** The translation of a code, a short name or another usual name, in any case; undefined for any other text. */
export const translationNamed = (name: string): TranslationCode | undefined =>
  translationByName(name) ?? OTHER_NAMES.get(name.trim().toLowerCase());

/** Why a translation of some name cannot be read. */
export const unknownName = (name: string): string =>
  `${name.trim()} is none of the translations that can be read here`;

/** What follows the last reference, if it can only be a translation, and one that is not known: it is in capitals. */
const unknownTranslation = (rest: string): string | undefined =>
  /^[\s,([–-]*([A-Z]{2,5}\d{0,4})[\s)\].,;:]*$/.exec(rest)?.[1];

/** A text without the translation that it ends with, if it ends with one that is known. */
function withoutTranslation(text: string): { words: string; code: TranslationCode | undefined } {
  const [, words = '', name = ''] = /^(.*\d[abcf]{0,2})[\s,([–-]+(\w{2,6})[\s)\].,;:]*$/.exec(text) ?? [];
  const code = translationNamed(name);
  return code === undefined ? { words: text, code } : { words, code };
}

/** A text in letters without accents: `Röm` is no other book than `Rom`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a reference goes on with an end that does not exist, so that its writer meant something else. */
const goesOn = (rest: string): boolean => /^(?:\s*[-‐-―−~:.]\s*|,)\d/.test(rest);

function readLetter(text: string): AppendLetter {
  const last = /\d\s?([abc])$/.exec(text)?.[1];
  return LETTERS.find((letter) => letter === last) ?? '';
}

/**
 * The references of a short text such as `John 3:16`, `Rom 8:28-30 ESV`, `Röm 8,28` or `Ps 23`, which is a whole chapter. What follows
 * them may name their translation; otherwise it is `fallback`. A reference over several chapters is one for each.
 */
export function readReferences(text: string, fallback: TranslationCode): Result {
  const { words: normal, code } = withoutTranslation(plain(text));
  const found = referencesInText(normal);
  const last = found.at(-1);
  if (last === undefined) {
    const parsed = parseReference(normal, fallback);
    const reason = parsed.ok ? `No chapter is named: write it as ${formatChapter(parsed)}:1` : parsed.reason;
    return { ok: false, reason };
  }
  const open = found.find(
    ({ end }, index) => goesOn(normal.slice(end)) && found[index + 1]?.start !== end + 1,
  );
  if (open) {
    const wanted = normal.slice(open.start, open.end + 12).trim();
    return { ok: false, reason: `Cannot read '${wanted}': its end is not in the Bible` };
  }
  const unknown = unknownTranslation(normal.slice(last.end));
  if (unknown !== undefined) return { ok: false, reason: unknownName(unknown) };
  const translation = code ?? fallback;
  const letter = readLetter(normal.slice(last.start, last.end));
  const references: ReadReference[] = [];
  for (const reference of found) {
    const refs = refsOf(reference, translation);
    if (typeof refs === 'string') return { ok: false, reason: refs };
    references.push(
      ...refs.map((ref) => ({
        ref,
        letter: reference === last && refs.length === 1 ? letter : ('' as const),
      })),
    );
  }
  const others = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), normal);
  return { ok: true, references, isAlone: !/[\p{L}\p{N}]/u.test(others) };
}

/** The passages of a reference in a translation; or why it has none. */
function refsOf({ ranges }: TextReference, translation: TranslationCode): PassageRef[] | string {
  const refs: PassageRef[] = [];
  for (const range of ranges) {
    const { bookName, chapter } = range;
    const max = verseCount(translation, bookName, chapter) ?? 0;
    const [startVerse, endVerse] = 'startVerse' in range ? [range.startVerse, range.endVerse] : [1, max];
    if (endVerse > max) return `${formatChapter(range)} has ${pluralize(max, 'verse')} in this translation`;
    refs.push({ translation, bookName, chapter, startVerse, endVerse });
  }
  return refs;
}

export const SEVERAL_REFERENCES = 'There are several references; one is expected';

/** The one reference that a cell holds. */
export function readReference(
  text: string,
  fallback: TranslationCode,
): ({ ok: true } & ReadReference) | { ok: false; reason: string } {
  const read = readReferences(text, fallback);
  if (!read.ok) return read;
  const [first, ...others] = read.references;
  if (first === undefined || others.length > 0) return { ok: false, reason: SEVERAL_REFERENCES };
  return { ok: true, ...first };
}
