import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hasAllWordsOf, matchWords, type MatchSegment } from './searchPhrase';

/** The segments as one text with the matches in brackets. */
const marked = (segments: readonly MatchSegment[]) =>
  segments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');
const joined = (segments: readonly MatchSegment[]) => segments.map(({ text }) => text).join('');

describe('hasAllWordsOf', () => {
  it.each([
    ['love', true],
    ['GRACE  love', true],
    ['lov ace', true],
    ['grace hope', false],
    ['', true],
    ['   ', true],
    ['.', true],
    ['a.b', false],
  ])('of %j: %s', (query, contained) => {
    expect(hasAllWordsOf(query)('The Love of God is grace.')).toBe(contained);
  });
});

it('takes what phones type for an apostrophe, in the query and in the text', () => {
  expect(hasAllWordsOf("god's")('God’s love')).toBe(true);
  expect(hasAllWordsOf('god’s')("God's love")).toBe(true);
  expect(marked(matchWords('God’s love', "god's"))).toBe('[God’s] love');
});

describe('matchWords', () => {
  it.each([
    ['love grace', 'The [Love] of God is [grace].'],
    ['o', 'The L[o]ve [o]f G[o]d is grace.'],
    ['love ove of', 'The [Love] [of] God is grace.'],
    ['gra ace', 'The Love of God is [grace].'],
    ['g r', 'The Love of [G]od is [gr]ace.'],
    ['', 'The Love of God is grace.'],
    ['*', 'The Love of God is grace.'],
  ])('of %j', (query, expected) => {
    expect(marked(matchWords('The Love of God is grace.', query))).toBe(expected);
  });

  it('joins to the text, and has a match if hasAllWordsOf finds one', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'B', 'c', ' ', 'İ'), maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const segments = matchWords(text, query);
        expect(joined(segments)).toBe(text);
        if (query.trim() !== '' && hasAllWordsOf(query)(text)) {
          expect(segments.some(({ match }) => match)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
