import type { RecallText, TextPiece } from '@/domain/recall/words';

/** Words a chunk: a keystroke draws one chunk anew, and not a psalm of two thousand words. */
const CHUNK = 40;

export interface TextChunk {
  pieces: readonly TextPiece[];
  /** The places of its words: from `start` up to, but not including, `end`. */
  start: number;
  end: number;
}

/** A text in chunks of so many words; what follows a word stays in its chunk. */
export function chunksOf({ pieces }: RecallText): TextChunk[] {
  const chunks: { pieces: TextPiece[]; start: number; end: number }[] = [];
  for (const piece of pieces) {
    const last = chunks.at(-1);
    if (!last || (piece.word !== null && piece.word >= last.start + CHUNK)) {
      const start = piece.word ?? 0;
      chunks.push({ pieces: [piece], start, end: piece.word === null ? start : start + 1 });
    } else {
      last.pieces.push(piece);
      if (piece.word !== null) last.end = piece.word + 1;
    }
  }
  return chunks;
}
