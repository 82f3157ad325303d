import { diffArrays } from 'diff';

/** A run of words of a text, and whether the text it is compared with has others in their place. */
export interface DifferenceSegment {
  text: string;
  differs: boolean;
}

/** A word as it is compared: without case, punctuation and accents. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Texts of the same verses, each with the words marked that differ: in the first those that no other has, in each other
 * those that the first has not. The words come back in their order, a space between segments; white space runs are one space.
 */
export function markDifferences(texts: readonly string[]): DifferenceSegment[][] {
  const [base = [], ...others] = texts.map(wordsOf);
  const shared = new Set<number>();
  const marked = others.map((other) => {
    const differing = new Set<number>();
    let atBase = 0;
    let atOther = 0;
    for (const { added, removed, count } of diffArrays(base, other, {
      comparator: (a, b) => plain(a) === plain(b),
    })) {
      if (added) for (let word = 0; word < count; word += 1) differing.add(atOther + word);
      if (!added && !removed) for (let word = 0; word < count; word += 1) shared.add(atBase + word);
      if (!added) atBase += count;
      if (!removed) atOther += count;
    }
    return segments(other, (word) => differing.has(word));
  });
  return [segments(base, (word) => others.length > 0 && !shared.has(word)), ...marked];
}

/** Words in runs of the same kind. A word of punctuation alone never differs: only words do. */
function segments(words: readonly string[], differs: (index: number) => boolean): DifferenceSegment[] {
  const runs: DifferenceSegment[] = [];
  words.forEach((word, index) => {
    const differing = differs(index) && plain(word) !== '';
    const last = runs.at(-1);
    if (last?.differs === differing) last.text += ` ${word}`;
    else runs.push({ text: word, differs: differing });
  });
  return runs;
}
