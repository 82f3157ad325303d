/** §9: one verse is a single verse, two are a range. */
const MAX_PICKS = 2;

/** The picks after a verse is chosen: a picked one is unpicked, a third is ignored; always sorted (§5 'Verse picker'). */
export function togglePick(picks: readonly number[], verse: number): readonly number[] {
  if (picks.includes(verse)) return picks.filter((pick) => pick !== verse);
  if (picks.length >= MAX_PICKS) return picks;
  return [...picks, verse].sort((a, b) => a - b);
}

/** The range the picks stand for; null when nothing is picked, and then submit is disabled (§5 'Verse picker'). */
export function pickedRange(picks: readonly number[]): { startVerse: number; endVerse: number } | null {
  if (picks.length === 0) return null;
  return { startVerse: Math.min(...picks), endVerse: Math.max(...picks) };
}
