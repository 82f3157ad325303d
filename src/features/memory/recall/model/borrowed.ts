import type { TranslationCode } from '@/bible/translations';
import { correct, type CorrectionStep } from './correction';
import { normalizeWord, recallWords, type RecallWord } from '../../model/words';

/** Consecutive wrong words as written, and the translations, at least one, that have them at this position. */
export interface BorrowedWords {
  written: string;
  translations: readonly TranslationCode[];
}

/** Fewer words in a row may match another translation by coincidence. */
const IN_A_ROW = 3;

/** The number of words by which the positions may differ, because words left out nearby shift them. */
const NEAR = 2;

interface WrittenAt {
  /** The index in the text at or before which it was written. */
  wordIndex: number;
  key: string;
  written: string;
}

/** The words of an answer that are not in the text, in their order, with their positions. */
function wrongRuns(steps: readonly CorrectionStep[]): WrittenAt[][] {
  const runs: WrittenAt[][] = [[]];
  let wordIndex = 0;
  for (const step of steps) {
    const at = step.kind === 'added' ? wordIndex : step.wordIndex;
    if (step.kind !== 'added') wordIndex = step.wordIndex + 1;
    if (step.kind === 'right') runs.push([]);
    if (step.kind !== 'added' && step.kind !== 'instead') continue;
    runs.at(-1)?.push({ wordIndex: at, key: normalizeWord(step.written), written: step.written });
  }
  return runs.filter((run) => run.length >= IN_A_ROW);
}

/** Whether an answer has enough consecutive wrong words to come from another translation. */
export const mayBeBorrowed = (steps: readonly CorrectionStep[]): boolean => wrongRuns(steps).length > 0;

/** The parts of a run whose words all meet a condition, if they are long enough. */
function partsOf(run: readonly WrittenAt[], isMet: (word: WrittenAt) => boolean): WrittenAt[][] {
  const parts: WrittenAt[][] = [[]];
  for (const word of run) {
    if (isMet(word)) parts.at(-1)?.push(word);
    else parts.push([]);
  }
  return parts.filter((part) => part.length >= IN_A_ROW);
}

/**
 * At least three consecutive wrong words that another translation has at the same position, in the order of the translations.
 */
export function borrowedWords(
  text: readonly RecallWord[],
  steps: readonly CorrectionStep[],
  others: readonly { translation: TranslationCode; text: string }[],
): BorrowedWords[] {
  const runs = wrongRuns(steps);
  const found = new Map<string, Set<TranslationCode>>();
  for (const { translation, text: other } of others) {
    const theirs = wrongRuns(correct(text, recallWords(other)).steps).flat();
    const hasIt = ({ key, wordIndex }: WrittenAt) =>
      theirs.some((word) => word.key === key && Math.abs(word.wordIndex - wordIndex) <= NEAR);
    for (const part of runs.flatMap((run) => partsOf(run, hasIt))) {
      const written = part.map((word) => word.written).join(' ');
      found.set(written, (found.get(written) ?? new Set()).add(translation));
    }
  }
  return Array.from(found, ([written, translations]) => ({ written, translations: [...translations] }));
}
