import { diffArrays } from 'diff';
import { numberOf } from '../text/numbers';
import { folded, type RecallWord } from './words';

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
  /** The share of right words, 0 to 1; 1 for a text without words. */
  score: number;
}

/** Limits the exact comparison. An answer with more differences is compared word by word in order. */
const MAX_DIFFERENCES = 1200;

interface Run {
  same: boolean;
  expected: number;
  written: number;
}

/** Alternating runs of equal and different words, as counts. */
function runsOf(expected: readonly string[], written: readonly string[]): Run[] {
  const changes = diffArrays([...expected], [...written], { maxEditLength: MAX_DIFFERENCES });
  if (changes === undefined) return inOrder(expected, written);
  const runs: Run[] = [];
  for (const { added, removed, value } of changes) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ same: true, expected: value.length, written: value.length });
    else if (last && !last.same) {
      if (added) last.written += value.length;
      else last.expected += value.length;
    } else {
      runs.push({ same: false, expected: removed ? value.length : 0, written: added ? value.length : 0 });
    }
  }
  return runs;
}

/** Matches each written word with the next equal one nearby in the text: fast, and good enough for a very wrong answer. */
function inOrder(expected: readonly string[], written: readonly string[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  let unmatched = 0;
  for (const key of written) {
    const found = expected.slice(at, at + 40).indexOf(key);
    if (found < 0) {
      unmatched += 1;
      continue;
    }
    if (found > 0 || unmatched > 0) runs.push({ same: false, expected: found, written: unmatched });
    runs.push({ same: true, expected: 1, written: 1 });
    at += found + 1;
    unmatched = 0;
  }
  runs.push({ same: false, expected: expected.length - at, written: unmatched });
  return runs;
}

/** Whether two runs say the same: one word or several, or a number in digits or words. */
function saySame(expected: readonly RecallWord[], written: readonly RecallWord[]): boolean {
  if (expected.length === 0 || written.length === 0) return false;
  if (joined(expected) === joined(written)) return true;
  // Two numbers of several words each may have the same value although the words differ.
  if (expected.length > 1 && written.length > 1) return false;
  const number = numberOf(expected.map(({ key }) => key));
  return number !== null && number === numberOf(written.map(({ key }) => key));
}

const joined = (words: readonly RecallWord[]): string => words.map(({ text }) => folded(text)).join('');

/**
 * Compares an answer with the text, word by word: right, missing, added, or another word instead. Ignores case,
 * punctuation, accents and white space.
 */
export function correct(text: readonly RecallWord[], written: readonly RecallWord[]): Correction {
  const steps: CorrectionStep[] = [];
  let place = 0;
  let at = 0;
  const runs = runsOf(
    text.map(({ key }) => key),
    written.map(({ key }) => key),
  );
  for (const run of runs) {
    const expected = text.slice(place, place + run.expected);
    const given = written.slice(at, at + run.written);
    const right = run.same || saySame(expected, given);
    for (let index = 0; index < Math.max(run.expected, right ? 0 : run.written); index += 1) {
      const other = given[index]?.text;
      const here = place + index;
      if (right) steps.push({ kind: 'right', place: here });
      else if (index >= run.expected) steps.push({ kind: 'added', written: other ?? '' });
      else if (other === undefined) steps.push({ kind: 'missing', place: here });
      else steps.push({ kind: 'instead', place: here, written: other });
    }
    place += run.expected;
    at += run.written;
  }
  const missed = steps.flatMap((step) =>
    step.kind === 'missing' || step.kind === 'instead' ? [step.place] : [],
  );
  return { steps, missed, score: scoreOf(text.length, missed.length) };
}

/** The share of right words, 0 to 1; 1 for a text without words. */
export const scoreOf = (words: number, missed: number): number =>
  words === 0 ? 1 : (words - missed) / words;
