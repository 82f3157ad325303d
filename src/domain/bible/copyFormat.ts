import type { Verse } from './passage';
import { plainText } from './passageText';

/** How a passage is written where it is copied or shared to. */
export interface CopyFormat {
  /** Each verse with its number before it. */
  numbers: boolean;
  /** Each verse on a line of its own; otherwise one paragraph. */
  lines: boolean;
  quotationMarks: boolean;
  reference: 'before' | 'after';
  /** The book by its short name. */
  short: boolean;
  /** The translation's short name behind the reference. */
  translation: boolean;
}

/** What the specification's Copy writes: the reference on a line, then the text (§7). */
export const FIRST_FORMAT: CopyFormat = {
  numbers: false,
  lines: false,
  quotationMarks: false,
  reference: 'before',
  short: false,
  translation: false,
};

/** What is copied: its references, long (`John 3:16`) and short (`Jn 3:16`), and the translation's short name if known. */
export interface CopiedPassage {
  reference: string;
  shortReference: string;
  translation?: string | undefined;
  verses: readonly Verse[];
}

/** The text that Copy writes, by the format that somebody chose. */
export function formatCopy(passage: CopiedPassage, format: CopyFormat): string {
  const { reference, shortReference, translation, verses } = passage;
  const name = format.short ? shortReference : reference;
  const heading = format.translation && translation !== undefined ? `${name} (${translation})` : name;
  const written = verses
    .map((verse) => ({ number: verse.verseNumber, text: plainText([verse]) }))
    .filter(({ text }) => text !== '')
    .map(({ number, text }) => (format.numbers ? `${number} ${text}` : text))
    .join(format.lines ? '\n' : ' ');
  const text = format.quotationMarks ? quoted(written) : written;
  return format.reference === 'before' ? `${heading}\n${text}` : `${text}\n${heading}`;
}

/** In double quotation marks; those inside become single ones. */
function quoted(text: string): string {
  const inner = text.replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'");
  return `“${inner}”`;
}

/** Whether a format writes just what the specification's Copy does. */
export const isFirstFormat = (format: CopyFormat): boolean =>
  JSON.stringify(copyFormatFrom(format)) === JSON.stringify(FIRST_FORMAT);

/** The format that a stored value holds, as far as it makes sense; the first one where it does not. */
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
