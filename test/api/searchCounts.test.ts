import { describe, expect, it } from 'vitest';
import { refined } from '../../src/features/search/model/refine';
import { searchTerms } from '../../src/features/search/model/searchTerms';
import { bibleText } from './bibleText';
import { searchBible } from './searchBible';

/** The number of verses that are shown for a phrase in the whole Bible. */
function shown(phrase: string, translation: 'kjv' | 'asv', wholeWords = false): number {
  const terms = searchTerms(phrase, wholeWords);
  const rows = searchBible({
    bookName: 'All',
    translations: [translation],
    group: 'both',
    phrase: terms.sent,
  });
  const results = rows.map(({ bookName, chapter, verseNumber, text }) => ({
    translation,
    bookName,
    chapter,
    startVerse: verseNumber,
    endVerse: verseNumber,
    verses: [{ verseNumber, parts: [{ text, wordsOfChrist: false }] }],
  }));
  return refined(results, { terms, preferred: translation }).hits.length;
}

/** The number of verses of the text itself that match one pattern and not the other. */
const inText = (translation: 'kjv' | 'asv', having: RegExp, without = /(?!)/): number =>
  bibleText(translation).verses.filter((verse) => having.test(verse) && !without.test(verse)).length;

describe('the verses found, beside the text itself', () => {
  it.each([
    ['lord’s', /lord's/i, undefined],
    ['lord‘s', /lord's/i, undefined],
    ['LORDʼs', /lord's/i, undefined],
    ['lord`s', /lord's/i, undefined],
    ['the  lord   said', /the lord said/i, undefined],
    ['“son of man”', /\bson of man\b/i, undefined],
    ['"lord god" -"lord god of"', /\blord god\b/i, /\blord god of\b/i],
    ['“lord god” -“lord  God of” -israel', /\blord god\b/i, /\blord god of\b|\bisrael\b/i],
    ['love*another -one', /love.*another/i, /\bone\b/i],
    ['faith -work*', /faith/i, /\bwork/i],
    ['king -"king of*"', /king/i, /\bking of/i],
  ])('%j', (phrase, having, without) => {
    for (const translation of ['kjv', 'asv'] as const) {
      const count = inText(translation, having, without);
      expect(count).toBeGreaterThan(0);
      expect([translation, shown(phrase, translation)]).toEqual([translation, count]);
    }
  });

  it('has the counts of the King James', () => {
    expect(shown('"lord god" -"lord god of"', 'kjv')).toBe(331);
    expect(shown('lord’s', 'kjv')).toBe(shown("lord's", 'kjv'));
  });
});
