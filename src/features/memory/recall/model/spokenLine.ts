import { recallWords } from '../../model/words';

/**
 * The line being spoken at a moment, if all words take the same time; null outside of the time.
 * @param share how much of the time has passed, 0 to 1
 */
export function lineSpokenAt(lines: readonly string[], share: number): number | null {
  if (share < 0 || share >= 1) return null;
  const counts = lines.map((line) => recallWords(line).length);
  const spoken = share * counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  const line = counts.findIndex((count) => {
    before += count;
    return spoken < before;
  });
  return line < 0 ? null : line;
}
