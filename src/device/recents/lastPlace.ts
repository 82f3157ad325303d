import { isBookName, type BookName } from '@/domain/bible/books';
import { DEFAULT_TRANSLATION, isTranslationCode, type TranslationCode } from '@/domain/bible/translations';
import { anonymousArea, readStored, writeStored } from '@/device/storage';

const TRANSLATION_KEY = 'nuggets.translation';
const PLAN_TRANSLATION_KEY = 'nuggets.planTranslation';
export const BOOK_KEY = 'nuggets.book';

/** The translation last chosen on this device; the default one before that. */
export function lastTranslation(): TranslationCode {
  const stored = readStored(TRANSLATION_KEY) ?? '';
  return isTranslationCode(stored) ? stored : DEFAULT_TRANSLATION;
}

export const rememberTranslation = (translation: TranslationCode): void =>
  writeStored(TRANSLATION_KEY, translation);

/** The reading plan's own translation; null while it follows the one last chosen. */
export function planTranslation(): TranslationCode | null {
  const stored = readStored(PLAN_TRANSLATION_KEY) ?? '';
  return isTranslationCode(stored) ? stored : null;
}

export const rememberPlanTranslation = (translation: TranslationCode | null): void =>
  writeStored(PLAN_TRANSLATION_KEY, translation);

/** The book last chosen on this device; null before that. */
export function lastBook(): BookName | null {
  const stored = readStored(BOOK_KEY, anonymousArea()) ?? '';
  return isBookName(stored) ? stored : null;
}

export const rememberBook = (bookName: BookName): void => writeStored(BOOK_KEY, bookName, anonymousArea());
