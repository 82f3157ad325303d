import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  composed,
  hasAllWordsOf,
  matchWords,
  normalizeForSearch,
  previewAround,
  type MatchSegment,
} from './searchPhrase';

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

describe('a word in another Unicode form', () => {
  it.each([
    ['with its accents apart', 'Gott ist für uns'.normalize('NFD'), 'für', 'Gott ist [für] uns'],
    ['with its accents apart in the query', 'Gott ist für uns', 'für'.normalize('NFD'), 'Gott ist [für] uns'],
    ['with soft hyphens', 'Of for\u00ADgive\u00ADness.', 'forgiveness', 'Of [forgiveness].'],
    ['with a space without width', 'His gr\u200Bace', 'grace', 'His [grace]'],
    ['with a word joiner in the query', 'His grace', 'gr\u2060ace', 'His [grace]'],
    ['after a byte order mark', '\uFEFFGrace', 'grace', '[Grace]'],
    ['behind another', `${'für '.repeat(2)}gnädig`.normalize('NFD'), 'gnädig', 'für für [gnädig]'],
  ])('is found %s', (_, text, query, expected) => {
    expect(hasAllWordsOf(query)(text)).toBe(true);
    expect(marked(matchWords(text, query))).toBe(expected);
    expect(previewAround(`${'über '.normalize('NFD').repeat(60)}${text}`, query)).toContain(
      expected.replace(/[[\]]/g, ''),
    );
  });

  it('is one form for every character that Unicode composes', () => {
    const others: string[] = [];
    for (let code = 1; code <= 0xffff; code += 1) {
      const text = `e${String.fromCharCode(code)}`;
      const wanted = text.replace(/[\u00AD\u200B\u2060\uFEFF]/, '').normalize('NFC');
      if (composed(text) !== wanted) others.push(code.toString(16));
    }
    expect(others).toEqual([]);
  });

  it('has one length, so that a match is at its index', () => {
    const texts = fc.string({
      unit: fc.constantFrom('u', '\u0308', '\u00AD', 'İ', '’', '恩', '🙏'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalizeForSearch(text)).toHaveLength(composed(text).length);
        expect(normalizeForSearch(composed(text))).toBe(normalizeForSearch(text));
      }),
    );
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
