import type { VerseSpan } from './passage';

/** The selection after a tap on a verse: a selected verse clears it, another extends it up to that verse. */
export function tapVerse(chosen: VerseSpan | null, verse: number): VerseSpan | null {
  if (!chosen) return { startVerse: verse, endVerse: verse };
  if (isInSpan(chosen, verse)) return null;
  return {
    startVerse: Math.min(chosen.startVerse, verse),
    endVerse: Math.max(chosen.endVerse, verse),
  };
}

/** Whether a verse is in a span; false without a span. */
export const isInSpan = (span: VerseSpan | null | undefined, verse: number): boolean =>
  span ? verse >= span.startVerse && verse <= span.endVerse : false;
