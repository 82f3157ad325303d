import { useAppSelector } from '@/data/store/hooks';
import { chapterRange } from '../chapters';
import { chosenTranslation } from '../lastChosen';
import { selectKnownTexts } from './textCache';
import { otherWithText } from './otherTranslation';
import { rememberedTexts, type KnownTexts } from './translationsWithText';
import type { TranslationCode } from '../translations';
import { usePrefetchedText } from './useBibleText';

/** The given translation, or another one if it is known to have no text on this server. */
export function preferringText(code: TranslationCode): TranslationCode {
  const known: KnownTexts = rememberedTexts();
  return known[code] === false ? (otherWithText(known, code) ?? code) : code;
}

/** The translation last chosen on this device, if it has text. */
export const lastTranslation = (): TranslationCode => preferringText(chosenTranslation());

/** Every translation that has any text has this chapter. */
const KNOWN_CHAPTER = { bookName: 'john', chapter: 3 } as const;

/**
 * Finds out whether translations have text on this server: a chapter is loaded of each that is not known to have any. One that
 * had none is asked for again, once a visit.
 */
export function useTextsLearned(codes: readonly (TranslationCode | null | undefined)[]): void {
  const known = useAppSelector(selectKnownTexts);
  const refs = codes.flatMap((code) =>
    code && known[code] !== true ? [{ translation: code, ...chapterRange(code, KNOWN_CHAPTER) }] : [],
  );
  usePrefetchedText(refs, true);
}
