import { groupBy } from '@/platform/values/groupBy';
import { numbersAt } from '@/platform/values/numbers';

/** Words in the forms to compare. */
export interface ComparedWords {
  /** Each normalized, and in one spelling. */
  plain: readonly string[];
  /** The same, with a number word as its digits. */
  keys: readonly string[];
}

/** Words of the text and words of the answer that are equal, although not word for word. */
export interface SameWords {
  /** The index of the first of them in the text, and their number: 0 if the answer names a verse. */
  wordIndex: number;
  length: number;
  /** The same in the answer. */
  from: number;
  count: number;
}

/** The maximum number of words that may be written as one. */
const MAX_JOINED = 4;

interface Span {
  at: number;
  length: number;
}

/** Runs of words by their joined form: `for ever` and `forever` are the same. */
function* joinedSpans(plain: readonly string[]): Generator<[string, Span]> {
  for (let at = 0; at < plain.length; at += 1) {
    let joined = '';
    for (let length = 1; length <= MAX_JOINED && at + length <= plain.length; length += 1) {
      joined += plain[at + length - 1] ?? '';
      yield [joined, { at, length }];
    }
  }
}

/** Numbers by their value, in any form. */
function* numberSpans(keys: readonly string[]): Generator<[string, Span]> {
  for (let at = 0; at < keys.length; at += 1) {
    for (const { length, value } of numbersAt(keys, at)) yield [value, { at, length }];
  }
}

/** The pairs of runs with the same key, except those that a comparison word by word also finds. */
function pairs(
  inText: Iterable<[string, Span]>,
  inAnswer: Iterable<[string, Span]>,
  isPlain: (text: Span, answer: Span) => boolean,
): SameWords[] {
  const found: SameWords[] = [];
  const answers = groupBy(inAnswer);
  for (const [key, spans] of groupBy(inText)) {
    for (const answer of answers.get(key) ?? []) {
      for (const text of spans) {
        if (isPlain(text, answer)) continue;
        found.push({ wordIndex: text.at, length: text.length, from: answer.at, count: answer.length });
      }
    }
  }
  return found;
}

/** Every run of words in the text that the answer has in another form: joined, split, or a number. */
export function sameWords(text: ComparedWords, answer: ComparedWords): SameWords[] {
  // Runs that begin or end with the same word are found through a shorter run.
  const sharesAnEnd = (a: Span, b: Span) =>
    text.plain[a.at] === answer.plain[b.at] ||
    text.plain[a.at + a.length - 1] === answer.plain[b.at + b.length - 1];
  const isSameWord = (a: Span, b: Span) =>
    a.length === 1 && b.length === 1 && text.keys[a.at] === answer.keys[b.at];
  return [
    ...pairs(joinedSpans(text.plain), joinedSpans(answer.plain), sharesAnEnd),
    ...pairs(numberSpans(text.keys), numberSpans(answer.keys), isSameWord),
  ];
}
