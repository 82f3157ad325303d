import type { Verse } from '../passage';
import { versesText } from '../passageText';

/** The format of a passage that is copied or shared. */
export interface CopyFormat {
  /** Write each verse's number before it. */
  numbers: boolean;
  /** Write each verse on its own line; otherwise all in one paragraph. */
  lines: boolean;
  quotationMarks: boolean;
  reference: 'before' | 'after';
  /** Use the book's short name. */
  short: boolean;
  /** Write the translation's short name after the reference. */
  translation: boolean;
}

export interface CopiedPassage {
  /** `John 3:16`. */
  reference: string;
  /** `Jn 3:16`. */
  shortReference: string;
  /** The short name of the translation, if known. */
  translation?: string | undefined;
  verses: readonly Verse[];
}

/** The text that Copy writes in a format. */
export function formatCopy(passage: CopiedPassage, format: CopyFormat): string {
  const { reference, shortReference, translation, verses } = passage;
  const name = format.short ? shortReference : reference;
  const heading = format.translation && translation !== undefined ? `${name} (${translation})` : name;
  const written = verses
    .map((verse) => ({ number: verse.verseNumber, text: versesText([verse]) }))
    .filter(({ text }) => text !== '')
    .map(({ number, text }) => (format.numbers ? `${number} ${text}` : text))
    .join(format.lines ? '\n' : ' ');
  const text = format.quotationMarks ? quoted(written) : written;
  return format.reference === 'before' ? `${heading}\n${text}` : `${text}\n${heading}`;
}

/** Puts a text in double quotation marks; those inside it become single ones. */
function quoted(text: string): string {
  const inner = text.replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'");
  return `“${inner}”`;
}

/** The format in a stored value; missing and invalid fields get the default. */
export function copyFormatFrom(stored: unknown): CopyFormat {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    numbers: values.numbers === true,
    lines: values.lines === true,
    quotationMarks: values.quotationMarks === true,
    reference: values.reference === 'after' ? 'after' : 'before',
    short: values.short === true,
    translation: values.translation === true,
  };
}

/** The format until a person has chosen another: the reference on a line, then the text. */
export const DEFAULT_FORMAT: CopyFormat = copyFormatFrom(null);

/** Whether a format is the default. */
export const isDefaultFormat = (format: CopyFormat): boolean =>
  JSON.stringify(copyFormatFrom(format)) === JSON.stringify(DEFAULT_FORMAT);
