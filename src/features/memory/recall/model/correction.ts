import { numberKey } from '@/platform/values/numbers';
import { align, type AlignmentStep } from './alignment';
import { gapsAtPauses } from './gaps';
import { namedVerses, type VersesOfText } from './namedVerses';
import { sameWords, type ComparedWords, type SameWords } from './sameWords';
import { spelled } from './spelling';
import { spokenSigns } from './spokenSigns';
import { movedVerses, orderOfVerses } from './verseOrder';
import { recallWords, type RecallWord } from '../../model/words';

/**
 * Finds words that are right in a spoken answer, in addition to those that are right in a written one. It gets the words of the
 * text, the same normalized, and those of the answer.
 */
export type HeardAs = (
  text: readonly RecallWord[],
  plainText: readonly string[],
  plainAnswer: readonly string[],
) => SameWords[];

/** One step of a corrected answer. */
export type CorrectionStep =
  | { kind: 'right'; wordIndex: number }
  | { kind: 'missing'; wordIndex: number }
  | { kind: 'added'; written: string }
  | { kind: 'instead'; wordIndex: number; written: string };

export interface Correction {
  steps: readonly CorrectionStep[];
  /** The indexes of the wrong words, among those that the answer reaches. */
  missed: readonly number[];
  /** How many words of the text the answer reaches; later ones are open. */
  reached: number;
  /** The number of extra words. */
  added: number;
  /** The number of verses at another position. */
  moved: number;
  /** The share of right words in the text and the extra ones, 0 to 1; 1 for a text without words. */
  score: number;
}

/** Words before the first fault that are compared again, because a number may begin among them. */
const MARGIN = 12;

/** How much longer than the text an answer may be; the words beyond are extra, without a comparison. */
const MAX_LONGER = (text: number): number => 2 * text + 100;

/** Words in the form to compare; each word is normalized once, however often it occurs. */
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
 * possible, and of these as early as possible. Ignores case, punctuation, accents and white space, how words are joined (`for ever`,
 * `forever`) and spelt (`shew`, `Savior`), and how a number is written (`an hundred and thirty`, `130`). Verses in another order are
 * right, and each moved one counts as an extra word.
 * @param verses of the text: naming them costs nothing
 * @param heardAs for a spoken answer
 */
export function correct(
  text: readonly RecallWord[],
  written: readonly RecallWord[],
  verses?: VersesOfText,
  heardAs: HeardAs = () => [],
): Correction {
  const shown = written.slice(0, MAX_LONGER(text.length));
  const beyond = written
    .slice(shown.length)
    .map(({ text: word }) => ({ kind: 'added' as const, written: word }));
  const inOrder = stepsInOrder(text, shown, verses, heardAs);
  const reordered = verses && faultsOf(inOrder) > 0 ? stepsInOtherOrder(text, shown, verses, heardAs) : null;
  const isBetter = reordered && faultsOf(reordered.steps) + reordered.moved < faultsOf(inOrder);
  const { steps: found, moved } = isBetter ? reordered : { steps: inOrder, moved: 0 };
  const steps = [...found, ...beyond];
  const reached = Math.max(
    0,
    ...steps.map((step) => (step.kind === 'right' || step.kind === 'instead' ? step.wordIndex + 1 : 0)),
  );
  const wrong = steps.flatMap((step) =>
    step.kind === 'missing' || step.kind === 'instead' ? [step.wordIndex] : [],
  );
  const missed = wrong.filter((wordIndex) => wordIndex < reached).sort((a, b) => a - b);
  const added = steps.filter(({ kind }) => kind === 'added').length;
  const score = scoreOf(text.length, wrong.length, added + moved);
  return { steps, missed, reached, added, moved, score };
}

const faultsOf = (steps: readonly CorrectionStep[]): number =>
  steps.filter(({ kind }) => kind !== 'right').length;

function stepsInOrder(
  text: readonly RecallWord[],
  shown: readonly RecallWord[],
  verses: VersesOfText | undefined,
  heardAs: HeardAs,
): CorrectionStep[] {
  const compared = comparer();
  const [asked, answered] = [compared(text), compared(shown)];
  // Words that match at the end may also occur earlier.
  const begin = Math.max(0, sameAtBegin(asked.keys, answered.keys) - MARGIN);
  const askedRest = part(asked, begin, text.length);
  const answeredRest = part(answered, begin, shown.length);
  const free = [
    ...(verses ? namedVerses(verses, text, shown, answered.keys) : []),
    ...spokenSigns(text, answered.keys),
    ...heardAs(text, asked.plain, answered.plain),
  ].flatMap((span) => {
    const [wordIndex, from] = [span.wordIndex - begin, span.from - begin];
    return wordIndex >= 0 && from >= 0 ? [{ ...span, wordIndex, from }] : [];
  });
  const aligned = align(askedRest.keys, answeredRest.keys, [...sameWords(askedRest, answeredRest), ...free]);
  const shifted = gapsAtPauses(aligned, askedRest.keys, (at) => text[begin + at]?.pause ?? 3);
  return shownSteps([{ kind: 'same', length: begin, count: begin }, ...shifted], shown);
}

/** The same with the verses in the order of the answer; null if that is the text's, or the verses cannot be distinguished. */
function stepsInOtherOrder(
  text: readonly RecallWord[],
  shown: readonly RecallWord[],
  verses: VersesOfText,
  heardAs: HeardAs,
): { steps: CorrectionStep[]; moved: number } | null {
  const { lines, startVerse, endVerse } = verses;
  if (lines.length !== endVerse - startVerse + 1) return null;
  let first = 0;
  const spoken = lines.map((line) => {
    const wordIndexes = recallWords(line).map((_, index) => first + index);
    first += wordIndexes.length;
    return wordIndexes;
  });
  const wordAt = (wordIndex: number) => text[wordIndex] ?? [];
  const order = orderOfVerses(
    spoken.map((wordIndexes) => wordIndexes.flatMap(wordAt)),
    shown,
  );
  if (order === null) return null;
  const wordIndexes = order.flatMap((verse) => spoken[verse] ?? []);
  const reordered = {
    ...verses,
    lines: order.map((verse) => lines[verse] ?? ''),
    numbers: order.map((verse) => startVerse + verse),
  };
  const steps = stepsInOrder(wordIndexes.flatMap(wordAt), shown, reordered, heardAs).map((step) =>
    step.kind === 'added' ? step : { ...step, wordIndex: wordIndexes[step.wordIndex] ?? step.wordIndex },
  );
  return { steps, moved: movedVerses(order) };
}

function sameAtBegin(text: readonly string[], written: readonly string[]): number {
  let same = 0;
  while (same < text.length && text[same] === written[same]) same += 1;
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

/** The share of right words in all words and the extra ones, 0 to 1; 1 for a text without words. */
export const scoreOf = (words: number, missed: number, added = 0): number =>
  words === 0 ? 1 : (words - missed) / (words + added);
