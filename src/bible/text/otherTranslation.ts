import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import type { KnownTexts } from './translationsWithText';

/** Sorted: first those known to have text, then unknown ones, last those without. */
export const textFirst = (
  known: KnownTexts,
  codes: readonly TranslationCode[],
): readonly TranslationCode[] => {
  const rank = (code: TranslationCode) => (known[code] === undefined ? 1 : known[code] ? 0 : 2);
  return codes.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * The translation to offer if `code` has no text, once it is known to have some: the first that has, otherwise the KJV,
 * which most servers have.
 */
export function otherWithText(known: KnownTexts, code: TranslationCode): TranslationCode | null {
  const [other] = textFirst(known, ['kjv', ...TRANSLATION_CODES]).filter((each) => each !== code);
  return other === undefined || known[other] === false ? null : other;
}
