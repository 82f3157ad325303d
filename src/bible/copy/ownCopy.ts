import { BOOKS } from '../books';
import { copyFormatFrom, formatCopy, isDefaultFormat, type CopyFormat } from './copyFormat';
import type { Verse } from '../passage';
import { translationOf, type TranslationCode } from '../translations';
import { storedCopyFormat } from './storedCopyFormat';

/** The person's own format, the default for every Copy on this device. */
export const ownCopyFormat = (): CopyFormat => copyFormatFrom(storedCopyFormat.read());

export const saveCopyFormat = (format: CopyFormat): void =>
  storedCopyFormat.write(isDefaultFormat(format) ? null : format);

/** The text to copy for a passage; the short reference is derived from the long one, including its letter. */
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

/** The text that a Copy writes once the person has chosen a format. */
export const ownCopy = (reference: string, verses: readonly Verse[], translation?: TranslationCode): string =>
  copied(reference, verses, translation, ownCopyFormat());
