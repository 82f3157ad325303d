import { gradeOf } from './strength/grade';
import { inTrueTime, type MissedWord, type RecallEntry } from './strength/recallEntry';
import type { RecallWord } from './words';

export interface WeakWord extends MissedWord {
  /** From 1 after one miss to `MAX_WEAKNESS`. */
  weakness: number;
}

const MAX_WEAKNESS = 3;
/** How much a run without a miss lowers the weakness, so that two runs heal one miss. */
const HEALED_BY_RUN = 0.5;
/** A right answer in the drill heals half as much, because the neighbouring words are shown. */
const HEALED_BY_DRILL = 0.25;
/** Below this share of right words the whole text is unknown, so no single word counts as weak. */
const SAYS_WHICH = 0.5;

const sameWord = (a: MissedWord, b: MissedWord): boolean =>
  a.key === b.key && (a.at === b.at || (a.before === b.before && a.after === b.after));

/**
 * The words of a passage that were missed and have not healed, weakest first. A graded run heals the words it did not
 * miss, the drill heals the words known in it half as much, and study heals none. A peek in Fade counts as a miss. A run
 * with less than half of the words is ignored, and so are the words after the end of an answer.
 * @param entries of one passage, in any order
 * @param today `yyyy-MM-dd`
 */
export function weakWords(entries: readonly RecallEntry[], today: string): WeakWord[] {
  let weak: WeakWord[] = [];
  for (const entry of inTrueTime(entries, today)) {
    if (entry.direction !== 'by_ref') continue;
    if (entry.exercise !== 'drill' && entry.score < SAYS_WHICH) continue;
    const grade = gradeOf(entry);
    // When reciting aloud, only a complete success is evidence for each word.
    const isAboutEach = entry.exercise !== 'aloud' || grade === 'good';
    const healedByRun = grade !== null && isAboutEach ? HEALED_BY_RUN : 0;
    weak = weak.flatMap((word) => {
      if (entry.missed.some((missed) => sameWord(missed, word))) {
        return [{ ...word, weakness: Math.min(MAX_WEAKNESS, word.weakness + 1) }];
      }
      if (entry.reached !== undefined && word.at >= entry.reached) return [word];
      const isKnown = entry.known?.some((known) => sameWord(known, word)) === true;
      const weakness = word.weakness - (isKnown ? HEALED_BY_DRILL : healedByRun);
      return weakness > 0 ? [{ ...word, weakness }] : [];
    });
    const added = entry.missed.filter((missed) => !weak.some((word) => sameWord(missed, word)));
    weak = [...weak, ...added.map((missed) => ({ ...missed, weakness: 1 }))];
  }
  return weak.sort((a, b) => b.weakness - a.weakness || a.at - b.at);
}

/** The index of a missed word in a text that may have been edited since; null if the text no longer has it. */
export function wordIndexOf(
  { at, key, before, after }: MissedWord,
  words: readonly RecallWord[],
): number | null {
  let best: { wordIndex: number; fit: number; distance: number } | null = null;
  for (const [wordIndex, word] of words.entries()) {
    if (word.key !== key) continue;
    const fit =
      Number((words[wordIndex - 1]?.key ?? '') === before) +
      Number((words[wordIndex + 1]?.key ?? '') === after);
    const distance = Math.abs(wordIndex - at);
    if (best === null || fit > best.fit || (fit === best.fit && distance < best.distance))
      best = { wordIndex, fit, distance };
  }
  return best?.wordIndex ?? null;
}

/** The weakness of the words of a text, by index. A word that the text no longer has is left out. */
export function weaknessIn(words: readonly RecallWord[], weak: readonly WeakWord[]): Map<number, number> {
  const byIndex = new Map<number, number>();
  for (const word of weak) {
    const wordIndex = wordIndexOf(word, words);
    if (wordIndex !== null) byIndex.set(wordIndex, Math.max(word.weakness, byIndex.get(wordIndex) ?? 0));
  }
  return byIndex;
}
