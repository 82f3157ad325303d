import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hasAllWordsOf, matchWords, previewAround, type MatchSegment } from './searchPhrase';

/** The segments as one text with the matches in brackets. */
const marked = (segments: readonly MatchSegment[]) =>
  segments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');
const joined = (segments: readonly MatchSegment[]) => segments.map(({ text }) => text).join('');

describe('previewAround', () => {
  const text = `${'word '.repeat(40)}providence ${'after '.repeat(40)}`;
  it('shows the text around a match that is far behind, and the beginning otherwise', () => {
    const found = previewAround(text, 'Providence');
    expect(found).toMatch(/^\.\.\.word .*providence after .*\.\.\.$/);
    expect(found.length).toBeLessThanOrEqual(106);
    expect(previewAround(text, 'word')).toBe(`${text.slice(0, 100)}...`);
    expect(previewAround('short', 'else')).toBe('short');
  });

  it.each([
    [
      'in a URL',
      `${'word '.repeat(30)}https://example.com/articles/what-suffering-teaches-about-patience`,
      'patience',
    ],
    ['in a script without spaces', `${'上帝爱世人，叫一切信他的，反得永生。'.repeat(12)}恩典够用`, '恩典'],
    ['after line breaks only', `${'word\n'.repeat(40)}providence`, 'providence'],
    ['behind a word longer than the part shown', `${'x'.repeat(300)}grace`, 'grace'],
  ])('shows a match %s', (_, text, query) => {
    const found = previewAround(text, query);
    expect(found).toContain(query);
    expect(found).toMatch(/^\.\.\./);
    expect(found.indexOf(query)).toBeLessThan(40);
  });

  it('has no dots before the first word', () => {
    const long = `Grace ${'x'.repeat(120)}`;
    expect(previewAround(long, 'x'.repeat(120))).toBe(`${long.slice(0, 100)}...`);
  });
});

describe('the characters that phones and books have', () => {
  it.each([
    ['a “new” heart', '"new"'],
    ['a "new" heart', '“new”'],
    ['well\u2011beloved', 'well-beloved'],
    ['well-beloved', 'well\u2011beloved'],
  ])('%s has %s', (of, query) => {
    expect(hasAllWordsOf(query)(of)).toBe(true);
    expect(matchWords(of, query).some(({ match }) => match)).toBe(true);
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
