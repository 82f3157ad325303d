import type { TranslationCode } from '@/bible/translations';
import { correct, type CorrectionStep } from './correction';
import { normalizeWord, recallWords, type RecallWord } from '../../model/words';

/** A wrong word as written, and the translations, at least one, that have it in this place. */
export interface BorrowedWord {
  written: string;
  translations: readonly TranslationCode[];
}

/** The number of words by which the places may differ, because words left out nearby shift them. */
const NEAR = 2;

interface WrittenAt {
  /** The place in the text at or before which it was written. */
  wordIndex: number;
  key: string;
  written: string;
}

/** The words of an answer that are not in the text, and their places. */
function wrongWords(steps: readonly CorrectionStep[]): WrittenAt[] {
  let wordIndex = 0;
  return steps.flatMap((step) => {
    const at = step.kind === 'added' ? wordIndex : step.wordIndex;
    if (step.kind !== 'added') wordIndex = step.wordIndex + 1;
    const written = step.kind === 'added' || step.kind === 'instead' ? step.written : '';
    const key = normalizeWord(written);
    return key === '' ? [] : [{ wordIndex: at, key, written }];
  });
}

/** Whether an answer has a word that is not in the text. */
export const hasWrongWords = (steps: readonly CorrectionStep[]): boolean => wrongWords(steps).length > 0;

/**
 * The wrong words of an answer that another translation has in the same place. Each word once, in the order of the
 * answer; words that no translation has are left out.
 */
export function borrowedWords(
  text: readonly RecallWord[],
  steps: readonly CorrectionStep[],
  others: readonly { translation: TranslationCode; text: string }[],
): BorrowedWord[] {
  const inOthers = others.map(({ translation, text: other }) => ({
    translation,
    words: wrongWords(correct(text, recallWords(other)).steps),
  }));
  const found = new Map<string, { written: string; translations: Set<TranslationCode> }>();
  for (const wrong of wrongWords(steps)) {
    for (const { translation, words } of inOthers) {
      const has = words.some(
        ({ key, wordIndex }) => key === wrong.key && Math.abs(wordIndex - wrong.wordIndex) <= NEAR,
      );
      if (!has) continue;
      const known = found.get(wrong.key) ?? { written: wrong.written, translations: new Set() };
      found.set(wrong.key, known);
      known.translations.add(translation);
    }
  }
  return [...found.values()].map(({ written, translations }) => ({
    written,
    translations: [...translations],
  }));
}
