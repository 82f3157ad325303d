import { checkedIn } from './checked';
import { countingWords, lineNumbers } from './lineNumbers';
import { emphasisIn, urlsIn, masked, piecesWithNumbers, type Piece } from './pieces';
import { numberedLines } from './lines';
import { plainNames } from './plainNames';
import { simplified } from './plainText';
import { rangesOf } from './ranges';
import { translationsOf, translationsOfLine } from './translated';
import type { ReadReference, ParsedText } from './types';

const linesIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The references that are meant in a piece of a text, each in the first translation that is named with it and known. */
function readPiece(text: string, { start: pieceStart, end: pieceEnd }: Piece): Omit<ReadReference, 'line'>[] {
  const { text: plain, writtenRange } = simplified(text.slice(pieceStart, pieceEnd));
  const rest = masked(plain, [...urlsIn(plain), ...countingWords(plain), ...emphasisIn(plain)]);
  const named = { ...translationsOfLine(rest), leading: undefined };
  const checked = checkedIn(masked(rest, named.groups.flat()), false).filter(({ reason }) => reason === null);
  const translations = translationsOf(plain, checked, named);
  return checked.flatMap((span, index) => {
    const [first, ...others] = rangesOf(span);
    const { start, end } = writtenRange(span.start, span.end);
    const translation = translations[index]?.find(({ code }) => code !== undefined)?.code ?? null;
    const written = { start: pieceStart + start, end: pieceStart + end };
    return first ? { ...written, ranges: [first, ...others], translation, letter: span.letter } : [];
  });
}

/** The beginnings of lines that are no part of a reference: their numbers, and dashes, which would make a range. */
function lineBeginnings(text: string): Piece[] {
  if (!text.includes('\n')) return [];
  const lines = numberedLines(text);
  const plain = lines.map((line) => simplified(line.text));
  const numbers = lineNumbers(plain.map((line) => line.text));
  return lines.flatMap(({ start, text: line }, index) => {
    const dash = /^\s*[-–—](?=\s)/.exec(line)?.[0].length ?? 0;
    const pieces = (numbers[index] ?? []).map(
      (piece) => plain[index]?.writtenRange(piece.start, piece.end) ?? piece,
    );
    return [{ start: 0, end: dash }, ...pieces].map((piece) => ({
      start: start + piece.start,
      end: start + piece.end,
    }));
  });
}

/** Finds the references among the words of a text, piece by piece, so that a long one can be read in parts. */
export function* parseText(written: string): Generator<ParsedText, void> {
  const text = plainNames(masked(written, lineBeginnings(written)));
  let line = 1;
  let read = 0;
  for (const piece of piecesWithNumbers(text)) {
    const references = readPiece(text, piece).map((reference) => {
      line += linesIn(written.slice(read, reference.start));
      read = reference.start;
      return { ...reference, line };
    });
    yield { references, unparsed: [] };
  }
}
