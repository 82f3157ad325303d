import { describe, expect, it } from 'vitest';

import type { MemoryPassage } from './memoryPassage';
import { memoryStatistics } from './statistics';
import type { TranslationCode } from '@/bible/translations';

const passage = (translation: TranslationCode, startVerse = 1, endVerse = startVerse): MemoryPassage => ({
  translation,
  startVerse,
  endVerse,
  passageId: 1,
  bookName: 'john',
  chapter: 3,
  box: 1,
  lastViewed: null,
  explanation: '',
  appendLetter: '',
});

describe('memoryStatistics', () => {
  it('counts passages, verses and translations', () => {
    expect(memoryStatistics([passage('niv', 16, 18), passage('kjv'), passage('kjv', 4, 6)])).toEqual({
      passageCount: 3,
      verseCount: 7,
      averageVerses: '2.33',
      byTranslation: [
        { translation: 'kjv', count: 2, percent: '66.67' },
        { translation: 'niv', count: 1, percent: '33.33' },
      ],
    });
  });

  it('sorts translations of the same count by their short name', () => {
    const { byTranslation } = memoryStatistics([
      passage('ylt'),
      passage('csb'),
      passage('esv'),
      passage('esv'),
    ]);
    expect(byTranslation.map(({ translation }) => translation)).toEqual(['esv', 'csb', 'ylt']);
  });

  it('is all zero without passages', () => {
    expect(memoryStatistics([])).toEqual({
      passageCount: 0,
      verseCount: 0,
      averageVerses: '0.00',
      byTranslation: [],
    });
  });
});
