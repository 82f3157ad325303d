import type { RecallText, TextPiece } from '../../model/words';

/** Words per chunk: a keystroke renders one chunk, not a psalm of two thousand words. */
const CHUNK = 40;

export interface TextChunk {
  pieces: readonly TextPiece[];
  /** The indexes of its words: from `start` up to, but not including, `end`. */
  start: number;
  end: number;
}

/**
 * A text in lines, one per verse, and each line in chunks. A line is rendered as a block of its own: when it changes, no
 * word of another line moves, so the browser does not lay out the whole text for one letter.
 */
export function chunkLines({ pieces }: RecallText): TextChunk[][] {
  const lines: (TextChunk & { pieces: TextPiece[] })[][] = [[]];
  let words = 0;
  const add = (piece: TextPiece) => {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (piece.word !== null) words = piece.word + 1;
    if (last && (piece.word === null || piece.word < last.start + CHUNK)) {
      last.pieces.push(piece);
      last.end = words;
    } else line.push({ pieces: [piece], start: piece.word ?? words, end: words });
  };
  for (const piece of pieces) {
    const [first = '', ...more] = piece.word === null ? piece.text.split('\n') : [piece.text];
    if (first !== '') add({ ...piece, text: first });
    for (const text of more) {
      lines.push([]);
      if (text !== '') add({ text, word: null });
    }
  }
  return lines.filter(({ length }) => length > 0);
}
