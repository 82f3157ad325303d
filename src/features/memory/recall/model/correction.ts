import { numberKey } from '@/platform/values/numbers';
import { align, type AlignmentStep } from './alignment';
import { gapsAtPauses } from './gaps';
import { namedVerses, type VersesOfText } from './namedVerses';
import { sameWords, type ComparedWords } from './sameWords';
import { spelled } from './spelling';
import type { RecallWord } from '../../model/words';

/** One step of a corrected answer. */
export type CorrectionStep =
  | { kind: 'right'; wordIndex: number }
  | { kind: 'missing'; wordIndex: number }
  | { kind: 'added'; written: string }
  | { kind: 'instead'; wordIndex: number; written: string };

export interface Correction {
  steps: readonly CorrectionStep[];
  /** Places of the words that were not right. */
  missed: readonly number[];
  /** How many words are too many. */
  added: number;
  /** The share of right words in the text and what was added to it, 0 to 1; 1 for a text without words. */
  score: number;
}

/** Words around the first and the last fault that are compared again, because a number may begin or end among them. */
const MARGIN = 12;

/** How much longer than the text an answer may be; what is beyond that is too many, without a comparison. */
const MAX_LONGER = (text: number): number => 2 * text + 100;

/** Words as they are compared; each word is folded once, however often it is there. */
function comparer(): (words: readonly RecallWord[]) => ComparedWords {
  const known = new Map<string, string>();
  const plainOf = (text: string) => {
    const plain = known.get(text) ?? spelled(text);
    known.set(text, plain);
    return plain;
  };
  return (words) => {
    const plain = words.map(({ text }) => plainOf(text));
    return { plain, keys: plain.map((word, at) => (word === '' ? (words[at]?.key ?? '') : numberKey(word))) };
  };
}

const part = ({ plain, keys }: ComparedWords, from: number, to: number): ComparedWords => ({
  plain: plain.slice(from, to),
  keys: keys.slice(from, to),
});

/**
 * Compares an answer with the text: the words that are right, missing, added, or instead of another, with as few faults as
 * possible. Ignores case, punctuation, accents and white space, how words are joined (`for ever`, `forever`) and spelt (`shew`,
 * `Savior`), and how a number is said (`an hundred and thirty`, `130`).
 * @param verses of the text: naming them costs nothing
 */
export function correct(
  text: readonly RecallWord[],
  written: readonly RecallWord[],
  verses?: VersesOfText,
): Correction {
  const shown = written.slice(0, MAX_LONGER(text.length));
  const compared = comparer();
  const [asked, answered] = [compared(text), compared(shown)];
  const begin = Math.max(0, sameAtBegin(asked.keys, answered.keys) - MARGIN);
  const end = Math.max(0, sameAtEnd(asked.keys, answered.keys, begin) - MARGIN);
  const askedMiddle = part(asked, begin, text.length - end);
  const answeredMiddle = part(answered, begin, shown.length - end);
  const named = verses ? namedVerses(verses, text, shown, answered.keys) : [];
  const namedInMiddle = named.flatMap((span) => {
    const [wordIndex, from] = [span.wordIndex - begin, span.from - begin];
    const isInside = wordIndex >= 0 && from >= 0 && wordIndex <= askedMiddle.keys.length;
    return isInside && from + span.count <= answeredMiddle.keys.length ? [{ ...span, wordIndex, from }] : [];
  });
  const spans = [...sameWords(askedMiddle, answeredMiddle), ...namedInMiddle];
  const aligned = align(askedMiddle.keys, answeredMiddle.keys, spans);
  const same = (count: number): AlignmentStep => ({ kind: 'same', length: count, count });
  const placed = gapsAtPauses(aligned, askedMiddle.keys, (at) => text[begin + at]?.pause ?? 3);
  const steps = [
    ...shownSteps([same(begin), ...placed, same(end)], shown),
    ...written.slice(shown.length).map(({ text: word }) => ({ kind: 'added' as const, written: word })),
  ];
  const missed = steps.flatMap((step) =>
    step.kind === 'missing' || step.kind === 'instead' ? [step.wordIndex] : [],
  );
  const added = steps.filter(({ kind }) => kind === 'added').length;
  return { steps, missed, added, score: scoreOf(text.length, missed.length, added) };
}

function sameAtBegin(text: readonly string[], written: readonly string[]): number {
  let same = 0;
  while (same < text.length && text[same] === written[same]) same += 1;
  return same;
}

/** How many words at the end are the same, without those before `begin`. */
function sameAtEnd(text: readonly string[], written: readonly string[], begin: number): number {
  const most = Math.min(text.length, written.length) - begin;
  let same = 0;
  while (same < most && text.at(-1 - same) === written.at(-1 - same)) same += 1;
  return same;
}

function shownSteps(aligned: readonly AlignmentStep[], written: readonly RecallWord[]): CorrectionStep[] {
  let wordIndex = 0;
  let at = 0;
  return aligned.flatMap(({ kind, length, count }): CorrectionStep[] => {
    const word = written[at]?.text ?? '';
    const from = wordIndex;
    wordIndex += length;
    at += count;
    if (kind === 'same')
      return Array.from({ length }, (_, index) => ({ kind: 'right', wordIndex: from + index }));
    if (kind === 'added') return [{ kind, written: word }];
    return kind === 'missing' ? [{ kind, wordIndex: from }] : [{ kind, wordIndex: from, written: word }];
  });
}

/** The share of right words in all words and those added to them, 0 to 1; 1 for a text without words. */
export const scoreOf = (words: number, missed: number, added = 0): number =>
  words === 0 ? 1 : (words - missed) / (words + added);
