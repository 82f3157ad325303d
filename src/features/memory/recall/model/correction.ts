import { align, type AlignmentStep } from './alignment';
import { sameWords } from './sameWords';
import type { RecallWord } from './words';

/** One step of a corrected answer. */
export type CorrectionStep =
  | { kind: 'right'; place: number }
  | { kind: 'missing'; place: number }
  | { kind: 'added'; written: string }
  | { kind: 'instead'; place: number; written: string };

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

/**
 * Compares an answer with the text: the words that are right, missing, added, or instead of another, with as few faults as
 * possible. Ignores case, punctuation, accents and white space, how words are joined (`for ever`, `forever`), and how a
 * number is said (`an hundred and thirty`, `130`).
 */
export function correct(text: readonly RecallWord[], written: readonly RecallWord[]): Correction {
  const compared = written.slice(0, MAX_LONGER(text.length));
  const begin = Math.max(0, sameAtBegin(text, compared) - MARGIN);
  const end = Math.max(0, sameAtEnd(text, compared, begin) - MARGIN);
  const textMiddle = text.slice(begin, text.length - end);
  const writtenMiddle = compared.slice(begin, compared.length - end);
  const aligned = align(
    textMiddle.map(({ key }) => key),
    writtenMiddle.map(({ key }) => key),
    sameWords(textMiddle, writtenMiddle),
  );
  const same = (count: number): AlignmentStep => ({ kind: 'same', length: count, count });
  const steps = [
    ...shownSteps([same(begin), ...aligned, same(end)], compared),
    ...written.slice(compared.length).map(({ text: word }) => ({ kind: 'added' as const, written: word })),
  ];
  const missed = steps.flatMap((step) =>
    step.kind === 'missing' || step.kind === 'instead' ? [step.place] : [],
  );
  const added = steps.filter(({ kind }) => kind === 'added').length;
  return { steps, missed, added, score: scoreOf(text.length, missed.length, added) };
}

function sameAtBegin(text: readonly RecallWord[], written: readonly RecallWord[]): number {
  let same = 0;
  while (same < text.length && text[same]?.key === written[same]?.key) same += 1;
  return same;
}

/** How many words at the end are the same, without those before `begin`. */
function sameAtEnd(text: readonly RecallWord[], written: readonly RecallWord[], begin: number): number {
  const most = Math.min(text.length, written.length) - begin;
  let same = 0;
  while (same < most && text.at(-1 - same)?.key === written.at(-1 - same)?.key) same += 1;
  return same;
}

function shownSteps(aligned: readonly AlignmentStep[], written: readonly RecallWord[]): CorrectionStep[] {
  let place = 0;
  let at = 0;
  return aligned.flatMap(({ kind, length, count }): CorrectionStep[] => {
    const word = written[at]?.text ?? '';
    const from = place;
    place += length;
    at += count;
    if (kind === 'same')
      return Array.from({ length }, (_, index) => ({ kind: 'right', place: from + index }));
    if (kind === 'added') return [{ kind, written: word }];
    return kind === 'missing' ? [{ kind, place: from }] : [{ kind, place: from, written: word }];
  });
}

/** The share of right words in all words and those added to them, 0 to 1; 1 for a text without words. */
export const scoreOf = (words: number, missed: number, added = 0): number =>
  words === 0 ? 1 : (words - missed) / (words + added);
