import type { TranslationCode } from '../translations';
import { lineNumbers } from './lineNumbers';
import { numberedLines } from './lines';
import { readListLine, type Carried, type ListLine } from './listLine';
import { cutLong } from './pieces';
import { plainNames } from './plainNames';
import { simplified } from './plainText';
import type { ParsedText } from './types';

/** The lines of a list with what numbers them; long ones in parts. */
function listLines(text: string): ListLine[] {
  const lines = numberedLines(text);
  const numbers = lineNumbers(lines.map((line) => simplified(line.text).text));
  return lines.flatMap(({ line, start, text: written }, index) =>
    cutLong(plainNames(written)).map((piece, part) => ({
      line,
      start: start + piece.start,
      text: written.slice(piece.start, piece.end),
      numbers: part === 0 ? (numbers[index] ?? []) : [],
    })),
  );
}

/** Reads a list of references line by line: one reading for each, so that a long one can be read in parts. */
export function* parseList(
  text: string,
  translation: TranslationCode | undefined,
): Generator<ParsedText, void> {
  let carried: Carried | null = null;
  for (const line of listLines(text)) {
    const read: ParsedText & { carried: Carried | null } = readListLine(line, translation, carried);
    carried = read.carried;
    yield read;
  }
  if (carried?.heading) yield { references: [], unparsed: [carried.heading] };
}
