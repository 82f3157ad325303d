import { diffArrays } from 'diff';

/** A run of words, and whether they differ from the compared text. */
export interface DifferenceSegment {
  text: string;
  differs: boolean;
}

/** A word for comparison: without case, punctuation and accents. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const splitAtSpaces = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Marks the words that differ in texts of the same verses: in the first text, the words that no other has, and in each
 * other text, those that the first does not have. Segments are in the order of the text and are meant to be joined by a
 * space; runs of white space become one space.
 */
export function markDifferences(texts: readonly string[]): DifferenceSegment[][] {
  const [base = [], ...others] = texts.map(splitAtSpaces);
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

/** Groups words into runs. Punctuation alone never counts as a difference. */
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
