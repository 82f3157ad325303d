import { isBookName, type BookName } from '@/domain/bible/books';
import { DEFAULT_TRANSLATION, isTranslationCode, type TranslationCode } from '@/domain/bible/translations';
import { readStored, writeStored } from './storage';

const TRANSLATION_KEY = 'nuggets.translation';
const BOOK_KEY = 'nuggets.book';

/** The translation that was chosen last, on this device; the default one before that. */
export function lastTranslation(): TranslationCode {
  const stored = readStored(TRANSLATION_KEY) ?? '';
  return isTranslationCode(stored) ? stored : DEFAULT_TRANSLATION;
}

export const rememberTranslation = (translation: TranslationCode): void =>
  writeStored(TRANSLATION_KEY, translation);

/** The book that was chosen last, on this device; null before that. */
export function lastBook(): BookName | null {
  const stored = readStored(BOOK_KEY) ?? '';
  return isBookName(stored) ? stored : null;
}

export const rememberBook = (bookName: BookName): void => writeStored(BOOK_KEY, bookName);
