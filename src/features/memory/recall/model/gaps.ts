import type { AlignmentStep } from './alignment';

const isPair = (step: AlignmentStep | undefined): boolean =>
  step?.kind === 'same' && step.length === 1 && step.count === 1;

/**
 * The same alignment with each gap at a pause. Missing words can often be aligned in several ways: of `bless
 * thee. The LORD keep thee. The LORD lift` without its middle, a sentence is missing, and not `thee. The LORD keep`. The gap after
 * the end of the answer does not move, because the words of the answer are matched as early as possible.
 * @param pauseAt the length of the pause before a word of the text
 */
export function gapsAtPauses(
  steps: readonly AlignmentStep[],
  keys: readonly string[],
  pauseAt: (wordIndex: number) => number,
): AlignmentStep[] {
  const shifted = [...steps];
  let wordIndex = 0;
  for (let from = 0; from < shifted.length; from += 1) {
    if (shifted[from]?.kind !== 'missing') {
      wordIndex += shifted[from]?.length ?? 0;
      continue;
    }
    let to = from;
    while (shifted[to]?.kind === 'missing') to += 1;
    if (to === shifted.length) break;
    const length = to - from;
    const pauses = (moved: number) => pauseAt(wordIndex + moved) + pauseAt(wordIndex + moved + length);
    let best = 0;
    for (const direction of [-1, 1]) {
      for (let moved = direction; ; moved += direction) {
        // The word that leaves the gap equals the one that enters it.
        const changed = direction < 0 ? wordIndex + moved : wordIndex + length + moved - 1;
        const isFree = isPair(shifted[direction < 0 ? from + moved : to + moved - 1]);
        if (!isFree || keys[changed] !== keys[changed - direction * length]) break;
        if (pauses(moved) > pauses(best)) best = moved;
      }
    }
    const gap = shifted.splice(from, length);
    shifted.splice(from + best, 0, ...gap);
    wordIndex += length + Math.max(0, best);
    from = to - 1 + Math.max(0, best);
  }
  return shifted;
}
