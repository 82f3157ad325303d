import type { RecallWord } from '../../model/words';

/** This many words in a row identify a verse. */
const IN_A_ROW = 2;

/** The runs of words of a list, each with its index. */
const runsOf = (keys: readonly string[], length: number): (readonly [string, number])[] =>
  keys
    .slice(0, Math.max(0, keys.length - length + 1))
    .map((_, at) => [keys.slice(at, at + length).join(' '), at] as const);

const middleOf = (indexes: readonly number[]): number | null =>
  indexes.toSorted((a, b) => a - b)[Math.floor(indexes.length / 2)] ?? null;

/**
 * The order in which an answer has the verses of its text, by their index; null for that of the text. The position of a verse is that of the
 * runs of words that only this verse has; a missing verse follows the one before it.
 */
export function orderOfVerses(
  verses: readonly (readonly RecallWord[])[],
  written: readonly RecallWord[],
): number[] | null {
  const answer = written.map(({ key }) => key);
  const keys = verses.map((verse) => verse.map(({ key }) => key));
  const found = keys.map((): number[] => []);
  for (const length of new Set(keys.map((verse) => Math.min(IN_A_ROW, verse.length)))) {
    const verseOf = new Map<string, number | null>();
    for (const [verse, words] of keys.entries()) {
      for (const [run] of runsOf(words, length)) {
        const known = verseOf.get(run);
        verseOf.set(run, known === undefined || known === verse ? verse : null);
      }
    }
    for (const [run, at] of runsOf(answer, length)) {
      const verse = verseOf.get(run);
      const isOfLength = typeof verse === 'number' && Math.min(IN_A_ROW, keys[verse]?.length ?? 0) === length;
      if (isOfLength) found[verse]?.push(at);
    }
  }
  let last = -1;
  const positions = found.map((indexes, verse) => {
    last = middleOf(indexes) ?? last;
    return { verse, at: last };
  });
  const order = positions.toSorted((a, b) => a.at - b.at || a.verse - b.verse).map(({ verse }) => verse);
  return order.every((verse, index) => verse === index) ? null : order;
}

/** How many verses must be moved to restore the order: those outside the longest ordered run. */
export function movedVerses(order: readonly number[]): number {
  const longest: number[] = [];
  for (const [index, verse] of order.entries()) {
    const before = longest.filter((_, earlier) => (order[earlier] ?? verse) < verse);
    longest[index] = Math.max(0, ...before) + 1;
  }
  return order.length - Math.max(0, ...longest);
}
