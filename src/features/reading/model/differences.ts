import { diffArrays } from 'diff';
import { joinedParts } from '@/bible/passageText';
import type { Verse } from '@/bible/passage';

/** A run of words, and whether they differ from the compared text. */
export interface DifferenceSegment {
  text: string;
  differs: boolean;
}

export interface ComparedSegment extends DifferenceSegment {
  /** Whether they are words of Christ. */
  ofChrist: boolean;
}

/** A word for comparison: without case, punctuation and accents. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const splitAtSpaces = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Marks the words that differ in texts of the same verses: in the first text, words that no other has, and in each
 * other text, words that the first does not have. Segments are in the order of the text and are meant to be joined by a
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

/** The segments of verses divided further, so that each has either only words of Christ or none. */
export function withWordsOfChrist(
  marked: readonly DifferenceSegment[],
  verses: readonly Verse[],
): ComparedSegment[] {
  const flags = verses.flatMap(({ parts }) =>
    joinedParts(parts).flatMap(({ text, wordsOfChrist }, index, all) => {
      const words = splitAtSpaces(text);
      // A word that is in two parts is one, and was counted in the first.
      const isJoined = index > 0 && !/^\s/.test(text) && !/\s$/.test(all[index - 1]?.text ?? '');
      return (isJoined ? words.slice(1) : words).map(() => wordsOfChrist);
    }),
  );
  const divided: ComparedSegment[] = [];
  let at = 0;
  for (const { text, differs } of marked)
    for (const [index, word] of splitAtSpaces(text).entries()) {
      const ofChrist = flags[at] ?? false;
      at += 1;
      const last = divided.at(-1);
      if (index > 0 && last?.ofChrist === ofChrist) last.text += ` ${word}`;
      else divided.push({ text: word, differs, ofChrist });
    }
  return divided;
}
