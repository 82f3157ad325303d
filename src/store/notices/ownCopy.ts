import { BOOKS } from '@/domain/bible/books';
import { copyFormatFrom, formatCopy, isDefaultFormat, type CopyFormat } from '@/domain/bible/copyFormat';
import type { Verse } from '@/domain/bible/passage';
import { translationOf, type TranslationCode } from '@/domain/bible/translations';
import { COPY_FORMAT_KEY } from '@/device/choices/copyFormat';
import { readStoredJson, writeStored } from '@/device/storage';

/** How this device copies (16.3: kept as one's own default for every Copy). */
export const ownCopyFormat = (): CopyFormat => copyFormatFrom(readStoredJson(COPY_FORMAT_KEY));

export const keepCopyFormat = (format: CopyFormat): void =>
  writeStored(COPY_FORMAT_KEY, isDefaultFormat(format) ? null : JSON.stringify(format));

/** A passage as it is to be copied; the short reference follows from the long one, whatever letter it has. */
export function copied(
  reference: string,
  verses: readonly Verse[],
  translation: TranslationCode | undefined,
  format: CopyFormat,
): string {
  const book = BOOKS.find(({ longName }) => reference.startsWith(`${longName} `));
  return formatCopy(
    {
      reference,
      shortReference: book ? book.shortName + reference.slice(book.longName.length) : reference,
      translation: translation && translationOf(translation).shortName,
      verses,
    },
    format,
  );
}

/** What Copy writes where somebody has chosen how. */
export const ownCopy = (reference: string, verses: readonly Verse[], translation?: TranslationCode): string =>
  copied(reference, verses, translation, ownCopyFormat());
