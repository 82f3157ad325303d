import { chosenTranslation } from '../lastPlace';
import { otherWithText, rememberedTexts, type KnownTexts } from './translationsWithText';
import type { TranslationCode } from '../translations';

/** A translation; another, where that is known to have no text on this server. */
export function preferringText(code: TranslationCode): TranslationCode {
  const known: KnownTexts = rememberedTexts();
  return known[code] === false ? (otherWithText(known, code) ?? code) : code;
}

/** The translation last chosen on this device, if it has text. */
export const lastTranslation = (): TranslationCode => preferringText(chosenTranslation());
