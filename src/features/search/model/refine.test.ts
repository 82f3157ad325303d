import { describe, expect, it } from 'vitest';
import { cpuOf } from '@test/kit/quickest';
import { BOOKS, type BookName } from '@/bible/books';
import { TRANSLATION_CODES, type TranslationCode } from '@/bible/translations';
import { refine, refined } from './refine';
import type { SearchResult } from './searchResult';
import { searchTerms } from './searchTerms';

const result = (
  text: string,
  startVerse = 16,
  translation: TranslationCode = 'kjv',
  bookName: BookName = 'john',
): SearchResult => ({
  translation,
  bookName,
  chapter: 3,
  startVerse,
  endVerse: startVerse,
  verses: [{ verseNumber: startVerse, parts: [{ text, wordsOfChrist: false }] }],
});

const ask = (phrase: string, preferred: TranslationCode = 'kjv') => ({
  terms: searchTerms(phrase),
  preferred,
});

describe('refined results', () => {
  it('are in the server’s order for one translation', () => {
    const found = [result('love', 18), result('love', 16), result('love', 3, 'kjv', 'genesis')];
    const { hits, counts, total } = refined(found, ask('love'));
    expect(hits.map(({ result: { startVerse } }) => startVerse)).toEqual([18, 16, 3]);
    expect(counts).toEqual([
      { bookName: 'genesis', count: 1 },
      { bookName: 'john', count: 2 },
    ]);
    expect(total).toBe(3);
  });

  it('have each verse once, in the preferred translation if there, with the others', () => {
    const found = [
      result('a', 18, 'asv'),
      result('b', 16, 'asv'),
      result('c', 16, 'kjv'),
      result('d', 16, 'niv'),
      result('e', 3, 'niv', 'genesis'),
    ];
    const { hits, counts, total } = refined(found, ask('x*'));
    expect(
      hits.map((hit) => [
        hit.result.bookName,
        hit.result.startVerse,
        hit.result.translation,
        hit.others.length,
      ]),
    ).toEqual([
      ['genesis', 3, 'niv', 0],
      ['john', 16, 'kjv', 2],
      ['john', 18, 'asv', 0],
    ]);
    expect(counts.map(({ count }) => count)).toEqual([1, 2]);
    expect(total).toBe(5);
  });

  it('are without the verses that the phrase excludes', () => {
    const found = [result('love the world', 1), result('love', 2), result('loveth', 3)];
    expect(refined(found, ask('"love" -world')).hits.map(({ result: { startVerse } }) => startVerse)).toEqual(
      [2],
    );
  });
});

it('of 89,000 results yield before a tenth of a second is over', () => {
  const text = 'And the LORD spake unto Moses, saying, Speak unto the children of Israel, that they turn.';
  const results: SearchResult[] = [];
  for (const translation of TRANSLATION_CODES) {
    for (const { bookName } of BOOKS) {
      for (let verse = 1; verse <= 97; verse += 1) results.push(result(text, verse, translation, bookName));
    }
  }
  expect(results.length).toBeGreaterThan(89_000);
  const longestOf = () => {
    const steps = refine(results, ask('"lord" -egypt'));
    let longest = 0;
    for (;;) {
      const { result: step, ms } = cpuOf(() => steps.next());
      longest = Math.max(longest, ms);
      if (step.done === true) return longest;
    }
  };
  expect(Math.min(...Array.from({ length: 5 }, longestOf))).toBeLessThan(100);
});
