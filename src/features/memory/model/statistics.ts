import type { Box, MemoryPassage } from './memoryPassage';
import { compareNames, round2 } from '@/platform/values/text';
import { translationOf, type TranslationCode } from '@/bible/translations';

export interface TranslationShare {
  translation: TranslationCode;
  /** The number of passages in this translation. */
  count: number;
  /** Share of all passages with 2 decimals, without the percent sign: '33.33'. */
  percent: string;
}

export interface MemoryStatistics {
  passageCount: number;
  verseCount: number;
  /** Verses per passage with 2 decimals; '0.00' without passages. */
  averageVerses: string;
  /** Only translations in use, most used first, equal ones by short name. */
  byTranslation: readonly TranslationShare[];
}

/** The figures of Memory Stats. */
export function memoryStatistics(passages: readonly MemoryPassage[]): MemoryStatistics {
  const passageCount = passages.length;
  const counts = new Map<TranslationCode, number>();
  let verseCount = 0;
  for (const { translation, startVerse, endVerse } of passages) {
    verseCount += endVerse - startVerse + 1;
    counts.set(translation, (counts.get(translation) ?? 0) + 1);
  }
  const nameOf = (code: TranslationCode) => translationOf(code).shortName;
  const byTranslation = Array.from(counts, ([translation, count]) => ({
    translation,
    count,
    percent: round2((count * 100) / passageCount),
  })).sort((a, b) => b.count - a.count || compareNames(nameOf(a.translation), nameOf(b.translation)));
  const averageVerses = round2(passageCount === 0 ? 0 : verseCount / passageCount);
  return { passageCount, verseCount, averageVerses, byTranslation };
}

/** The number of passages in each box; empty boxes are included. */
export function boxCounts(passages: readonly MemoryPassage[]): Record<Box, number> {
  const counts: Record<Box, number> = { [-1]: 0, 1: 0, 2: 0, 3: 0 };
  for (const { box } of passages) counts[box] += 1;
  return counts;
}
