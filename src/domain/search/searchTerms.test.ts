import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWanted, searchTerms, segmentsOf, wantsAll } from './searchTerms';

describe('a phrase', () => {
  it.each([
    ['love', { sent: 'love', exclude: [], wholeWords: false }],
    ['  love one*another ', { sent: 'love one*another', exclude: [], wholeWords: false }],
    ['love -world', { sent: 'love', exclude: ['world'], wholeWords: false }],
    ['-world love -Self* -world', { sent: 'love', exclude: ['world', 'self*'], wholeWords: false }],
    ['"the son"', { sent: 'the son', exclude: [], wholeWords: true }],
    ['“the son” -man', { sent: 'the son', exclude: ['man'], wholeWords: true }],
    ['say "the son"', { sent: 'say "the son"', exclude: [], wholeWords: false }],
    ['well-beloved', { sent: 'well-beloved', exclude: [], wholeWords: false }],
    ['a - b', { sent: 'a - b', exclude: [], wholeWords: false }],
    ['-world', { sent: '', exclude: ['world'], wholeWords: false }],
    ['""', { sent: '""', exclude: [], wholeWords: false }],
  ])('%j is read as %j', (phrase, terms) => {
    expect(searchTerms(phrase)).toEqual(terms);
  });

  it('is sent as typed, without outer white space, unless it has special parts', () => {
    fc.assert(
      fc.property(fc.string(), (phrase) => {
        const terms = searchTerms(phrase);
        if (wantsAll(terms)) expect(terms.sent).toBe(phrase.trim());
      }),
    );
  });
});

describe('the verses to show', () => {
  it.each([
    ['love', 'He loveth much', true],
    ['"love"', 'He loveth much', false],
    ['"love"', 'Love, he said', true],
    ['"love"', 'beloved, love.', true],
    ['"lov*"', 'He loveth much', true],
    ['"*eth"', 'He loveth much', true],
    ['"he*much"', 'the muchness of her much', true],
    ['"he*much"', 'the muchness', false],
    ['"son of man"', 'the Son of man', true],
    ['"son of man"', 'the Son of many', false],
    ['"God"', 'God’s love', true],
    ['love -world', 'God so loved the world', false],
    ['love -world', 'love worldly things', true],
    ['love -world*', 'love worldly things', false],
    ['"ü"', 'über ü', true],
    ['"ü"', 'über', false],
  ])('%j of %j: %j', (phrase, text, wanted) => {
    expect(isWanted(searchTerms(phrase))(text)).toBe(wanted);
  });

  it('match whole words if set so', () => {
    expect(isWanted(searchTerms('love', true))('He loveth much')).toBe(false);
  });
});

describe('the marked segments', () => {
  const marked = (phrase: string, text: string) =>
    segmentsOf(searchTerms(phrase))(text)
      .filter(({ match }) => match)
      .map((segment) => segment.text);

  it.each([
    ['love', 'Beloved, let us love', ['love', 'love']],
    ['"love"', 'Beloved, let us love', ['love']],
    ['love*another', 'love one another', ['love one another']],
    ['love -world', 'love the word', ['love']],
    ['*', 'anything', []],
  ])('%j in %j is %j', (phrase, text, found) => {
    expect(marked(phrase, text)).toEqual(found);
  });

  it('join to the text, whatever the phrase', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (text, phrase, whole) => {
        const segments = segmentsOf(searchTerms(phrase, whole))(text);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});
