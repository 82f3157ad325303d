import type { Span } from './spans';
import type { ReadReference } from './types';

/** A reference with where and how it is written. */
export interface LocatedReference {
  span: Span;
  reference: ReadReference;
}

/** What may be between verses that follow each other: `2:8,9`, `2:8 and 9`. */
const BETWEEN = /^\s*(?:,|&|,?\s*and)\s*$/i;

/** Two references as one, if the second begins with the verse after the last of the first; null if not. */
function together(text: string, first: LocatedReference, second: LocatedReference): LocatedReference | null {
  const [a] = first.reference.ranges;
  const [b] = second.reference.ranges;
  const areSingle = first.reference.ranges.length === 1 && second.reference.ranges.length === 1;
  if (!areSingle || second.span.namesBook || first.reference.letter !== '') return null;
  if (
    !('startVerse' in a && 'startVerse' in b) ||
    first.reference.translation !== second.reference.translation
  )
    return null;
  if (a.bookName !== b.bookName || a.chapter !== b.chapter || b.startVerse !== a.endVerse + 1) return null;
  if (!BETWEEN.test(text.slice(first.span.end, second.span.start))) return null;
  return {
    span: { ...first.span, to: second.span.to, end: second.span.end },
    reference: {
      ...first.reference,
      end: second.reference.end,
      ranges: [{ ...a, endVerse: b.endVerse }],
      letter: second.reference.letter,
    },
  };
}

/** References in which verses that follow each other are one: `Eph 2:8,9` is 2:8-9. */
export function mergeAdjacent(text: string, placed: readonly LocatedReference[]): ReadReference[] {
  const all: LocatedReference[] = [];
  for (const each of placed) {
    const last = all.at(-1);
    const one = last && together(text, last, each);
    if (one) all[all.length - 1] = one;
    else all.push(each);
  }
  return all.map(({ reference }) => reference);
}
