import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';

import { hasAllWordsOf, isOnlyWildcards, matchSegments, matchWords, type MatchSegment } from './searchPhrase';

/** The segments as one text with the matches in brackets. */
const marked = (segments: readonly MatchSegment[]) =>
  segments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');
const joined = (segments: readonly MatchSegment[]) => segments.map(({ text }) => text).join('');

describe('matchSegments', () => {
  const verse = 'That ye love one another; as I have loved you, that ye also love one another.';
  it.each([
    ['love', 'That ye [love] one another; as I have [love]d you, that ye also [love] one another.'],
    ['LOVE ONE*another', 'That ye [love one another]; as I have loved you, that ye also [love one another].'],
    ['ye*you', 'That [ye love one another; as I have loved you], that ye also love one another.'],
    ['*love one*', 'That ye [love one] another; as I have loved you, that ye also [love one] another.'],
    [' another. ', 'That ye love one another; as I have loved you, that ye also love one [another.]'],
    ['love**one', 'That ye [love one] another; as I have [loved you, that ye also love one] another.'],
    ['you*love*ye', verse],
    ['hate', verse],
    ['', verse],
    ['  ', verse],
    ['*', verse],
    ['* *', verse],
    ['.', 'That ye love one another; as I have loved you, that ye also love one another[.]'],
    ['(a|b)+$', verse],
    ['\\', verse],
  ])('of %j', (phrase, expected) => {
    expect(marked(matchSegments(verse, phrase))).toBe(expected);
  });

  it('keeps its place in letters that grow in lowercase', () => {
    expect(marked(matchSegments('İİ Abba İ', 'abba'))).toBe('İİ [Abba] İ');
    expect(marked(matchSegments('GNADE und Größe', 'größe'))).toBe('GNADE und [Größe]');
  });

  it('has no segment for an empty text', () => {
    expect(matchSegments('', 'love')).toEqual([]);
  });

  it('joined is the text, and every match fits the phrase', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '.', '*', 'İ', '('), maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, (text, phrase) => {
        const segments = matchSegments(text, phrase);
        expect(joined(segments)).toBe(text);
        const pieces = phrase.trim().toLowerCase().split('*');
        for (const { text: run, match } of segments) {
          expect(run).not.toBe('');
          if (match) expect(pieces.every((piece) => run.toLowerCase().includes(piece))).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('finds a phrase without wildcards wherever it stands', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 30 });
    fc.assert(
      fc.property(texts, texts, (text, phrase) => {
        const found = matchSegments(text, phrase).some(({ match }) => match);
        expect(found).toBe(phrase.trim() !== '' && text.includes(phrase.trim()));
      }),
    );
  });

  it.each([
    ['*****', 'a'],
    ['*a*a*a*a*a*a*a*a*b', 'a'],
    ['a*'.repeat(500), 'a'],
    [`${'a'.repeat(500)}b`, 'a'],
    ['(a+)+$', 'a'],
    ['a', 'a'],
  ])('of %.20j stays quick on 5,000 characters', (phrase, letter) => {
    const text = letter.repeat(5000);
    expect(joined(matchSegments(text, phrase))).toBe(text);
    expect(quickest(() => matchSegments(text, phrase))).toBeLessThan(50);
  });
});

describe('isOnlyWildcards', () => {
  it.each([
    ['*', true],
    [' ** * ', true],
    ['', false],
    ['  ', false],
    ['a*', false],
  ])('%j: %s', (phrase, only) => {
    expect(isOnlyWildcards(phrase)).toBe(only);
  });
});

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

  it('joined is the text, and there is a match for what hasAllWordsOf finds', () => {
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
