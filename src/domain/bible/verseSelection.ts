/** The verses of a chapter that somebody has chosen, first and last included. */
export interface VerseSpan {
  startVerse: number;
  endVerse: number;
}

/** The choice after a verse is tapped: a chosen one lets go of all, another extends the choice as far as itself. */
export function tapVerse(chosen: VerseSpan | null, verse: number): VerseSpan | null {
  if (!chosen) return { startVerse: verse, endVerse: verse };
  if (isInSpan(chosen, verse)) return null;
  return {
    startVerse: Math.min(chosen.startVerse, verse),
    endVerse: Math.max(chosen.endVerse, verse),
  };
}

/** Whether a verse is among the chosen ones; none is when nothing is chosen. */
export const isInSpan = (span: VerseSpan | null | undefined, verse: number): boolean =>
  span ? verse >= span.startVerse && verse <= span.endVerse : false;
