import * as v from 'valibot';
import { isBookName, type BookName } from '@/domain/books';
import { isTranslationCode, type TranslationCode } from '@/domain/translations';

/** One of the 66 slugs. */
export const bookName = v.custom<BookName>((name) => typeof name === 'string' && isBookName(name));

/** One of the 14 codes. */
export const translationCode = v.custom<TranslationCode>(
  (code) => typeof code === 'string' && isTranslationCode(code),
);
