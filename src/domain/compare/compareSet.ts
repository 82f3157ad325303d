import { isTranslationCode, type TranslationCode } from '../bible/translations';

/** As many as can be read side by side. */
export const MAX_COMPARED = 4;

/** What is compared where nobody chose. */
const USUAL: readonly TranslationCode[] = ['kjv', 'esv', 'niv', 'nas'];

/** The translations that a text names (`kjv,asv`): up to four, each once; what is none of ours is left out. */
export function compareSetFrom(text: string | null): TranslationCode[] {
  const codes = (text ?? '').toLowerCase().split(',').filter(isTranslationCode);
  return [...new Set(codes)].slice(0, MAX_COMPARED);
}

/** A set to begin with: the translation that is read, then those compared last or the usual ones; at least two. */
export function compareSetWith(read: TranslationCode, last: readonly TranslationCode[]): TranslationCode[] {
  const others = (last.length > 1 ? last : USUAL.slice(0, 2)).filter((code) => code !== read);
  return [read, ...others].slice(0, Math.max(2, last.length));
}

/** The set of an address that names some: beside one alone others stand; where it names none, those compared last. */
export function compareSetOf(
  named: readonly TranslationCode[],
  read: TranslationCode,
  last: readonly TranslationCode[],
): readonly TranslationCode[] {
  if (named.length > 1) return named;
  if (named[0]) return compareSetWith(named[0], last);
  return last.length > 1 ? last : compareSetWith(read, last);
}

/** One more, if there is room: the first of the usual ones, then of all, that is not there yet. */
export function withAnother(
  set: readonly TranslationCode[],
  all: readonly TranslationCode[],
): TranslationCode[] {
  const another = [...USUAL, ...all].find((code) => !set.includes(code));
  return set.length < MAX_COMPARED && another ? [...set, another] : [...set];
}
