import type { TranslationCode } from '../bible/translations';
import { correct, type CorrectionStep } from './correction';
import { folded, wordsOf, type RecallWord } from './words';

/** A wrong word, as it was written, and the translations that have it there; at least one. */
export interface BorrowedWord {
  written: string;
  translations: readonly TranslationCode[];
}

/** How far from its place, in words, a word may stand: what is left out beside it shifts it. */
const NEAR = 2;

interface WrittenAt {
  /** The place in the text that it stands at or before. */
  place: number;
  key: string;
  written: string;
}

/** The words of an answer that the text does not have, and where they stand. */
function wrongWords(steps: readonly CorrectionStep[]): WrittenAt[] {
  let place = 0;
  return steps.flatMap((step) => {
    const at = step.kind === 'added' ? place : step.place;
    if (step.kind !== 'added') place = step.place + 1;
    const written = step.kind === 'added' || step.kind === 'instead' ? step.written : '';
    const key = folded(written);
    return key === '' ? [] : [{ place: at, key, written }];
  });
}

/** Whether what was written has a word that the text does not have. */
export const hasWrongWords = (steps: readonly CorrectionStep[]): boolean => wrongWords(steps).length > 0;

/**
 * Which wrong words of an answer are another translation's: those that it has in the same place, where the text has other
 * words or none. Each word once, in the order of the answer; a word that no translation has is left out.
 */
export function borrowedWords(
  text: readonly RecallWord[],
  steps: readonly CorrectionStep[],
  others: readonly { translation: TranslationCode; text: string }[],
): BorrowedWord[] {
  const inOthers = others.map(({ translation, text: other }) => ({
    translation,
    words: wrongWords(correct(text, wordsOf(other)).steps),
  }));
  const found = new Map<string, { written: string; translations: Set<TranslationCode> }>();
  for (const wrong of wrongWords(steps)) {
    for (const { translation, words } of inOthers) {
      const has = words.some(({ key, place }) => key === wrong.key && Math.abs(place - wrong.place) <= NEAR);
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
