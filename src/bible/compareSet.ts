import { textFirst } from './text/otherTranslation';
import type { KnownTexts } from './text/translationsWithText';
import { isTranslationCode, TRANSLATION_CODES, type TranslationCode } from './translations';
import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

/** More translations cannot be read side by side. */
export const MAX_COMPARED = 4;

const DEFAULT_SET: readonly TranslationCode[] = ['kjv', 'esv', 'niv', 'nas'];

/** The translations in a list of codes (`kjv,asv`): up to four, without duplicates; unknown codes are left out. */
export function compareSetFrom(text: string | null): TranslationCode[] {
  const codes = (text ?? '').toLowerCase().split(',').filter(isTranslationCode);
  return [...new Set(codes)].slice(0, MAX_COMPARED);
}

/** A translation outside the set that is not known to lack text on this server; the default ones first. */
export const otherThan = (set: readonly TranslationCode[], known: KnownTexts): TranslationCode | undefined =>
  textFirst(known, [...DEFAULT_SET, ...TRANSLATION_CODES]).find(
    (code) => known[code] !== false && !set.includes(code),
  );

/** The set with others replacing those without text, except those in `kept`, as far as there are others. */
function withTextFirst(set: readonly TranslationCode[], known: KnownTexts, kept?: TranslationCode) {
  const preferred = [...set];
  for (const [index, code] of set.entries())
    if (code !== kept && known[code] === false) preferred[index] = otherThan(preferred, known) ?? code;
  return preferred;
}

/** The initial set: the translation being read, then those compared last or the default ones; at least two. */
export function compareSetWith(
  read: TranslationCode,
  last: readonly TranslationCode[],
  known: KnownTexts,
): TranslationCode[] {
  const others = (last.length > 1 ? last : DEFAULT_SET.slice(0, 2)).filter((code) => code !== read);
  return withTextFirst([read, ...others].slice(0, Math.max(2, last.length)), known, read);
}

/** The set for a URL: the named translations, completed if there is only one; without any, those compared last. */
export function compareSetOf(
  named: readonly TranslationCode[],
  read: TranslationCode,
  last: readonly TranslationCode[],
  known: KnownTexts,
): readonly TranslationCode[] {
  if (named.length > 1) return named;
  if (named[0]) return compareSetWith(named[0], last, known);
  return last.length > 1 ? withTextFirst(last, known) : compareSetWith(read, last, known);
}

/** The set with one more translation if there is room, and one that may have text on this server. */
export function withAnother(set: readonly TranslationCode[], known: KnownTexts): TranslationCode[] {
  const another = otherThan(set, known);
  return set.length < MAX_COMPARED && another ? [...set, another] : [...set];
}

const codes = v.pipe(
  v.string(),
  v.transform((text) => compareSetFrom(text)),
);

/** The translations last compared on this device; none before that. They are written as `kjv,asv`. */
export const { read: lastCompared, write: rememberCompared } = stored(
  'nuggets.compared',
  codes,
  [],
  'device',
);
