import { DEFAULT_TRANSLATION, TRANSLATIONS, type TranslationCode } from './translations';

/** Codes and short names in lowercase: `nas` and `nasb`, `csb` and `hcsb`. */
const BY_NAME: ReadonlyMap<string, TranslationCode> = new Map(
  TRANSLATIONS.flatMap(({ code, shortName }) => [
    [code, code],
    [shortName.toLowerCase(), code],
  ]),
);

/** The translation of a code or short name, in any case. */
export const translationByName = (name: string): TranslationCode | undefined =>
  BY_NAME.get(name.trim().toLowerCase());

/**
 * The translation that an invalid URL probably meant: a code or short name in any case (`KJV`, `nasb`), a text that
 * begins with a code (`niv2011`, `nrsv`), otherwise the default translation. It may be suggested, but not used without
 * asking.
 */
export function nearestTranslation(text: string): TranslationCode {
  const typed = text.trim().toLowerCase();
  const beginning = TRANSLATIONS.find(({ code }) => typed.startsWith(code));
  return translationByName(typed) ?? beginning?.code ?? DEFAULT_TRANSLATION;
}
