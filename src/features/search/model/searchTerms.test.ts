import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWanted, wantsAll } from '@/bible/phraseMatch';
import { searchTerms, segmentsOf } from './searchTerms';

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
    // As books print the hyphen within a word.
    ['well\u2011beloved', { sent: 'well-beloved', exclude: [], wholeWords: false }],
    ['lord \u2011god', { sent: 'lord', exclude: ['god'], wholeWords: false }],
    ['a - b', { sent: 'a - b', exclude: [], wholeWords: false }],
    ['-world', { sent: '', exclude: ['world'], wholeWords: false }],
    ['lord god -"lord  god of" -x', { sent: 'lord god', exclude: ['lord god of', 'x'], wholeWords: false }],
    ['“lord god” -“Lord God of”', { sent: 'lord god', exclude: ['lord god of'], wholeWords: true }],
    ['the  lord   said', { sent: 'the lord said', exclude: [], wholeWords: false }],
    ['lord’s', { sent: "lord's", exclude: [], wholeWords: false }],
    ['lord‘s lordʼs lord`s -man’s', { sent: "lord's lord's lord's", exclude: ["man's"], wholeWords: false }],
    ['lord′s lord＇s', { sent: "lord's lord's", exclude: [], wholeWords: false }],
    ['fu\u0308r gr\u00ADace', { sent: 'für grace', exclude: [], wholeWords: false }],
    ['"lord god', { sent: 'lord god', exclude: [], wholeWords: true }],
    ['„lord god -man', { sent: 'lord god', exclude: ['man'], wholeWords: true }],
    ['＂lord god″', { sent: 'lord god', exclude: [], wholeWords: true }],
    ['"lord god" -"lord god', { sent: 'lord god', exclude: ['lord god'], wholeWords: true }],
    ['"lord god" israel', { sent: '"lord god" israel', exclude: [], wholeWords: false }],
    ['"lord god" "of israel"', { sent: '"lord god" "of israel"', exclude: [], wholeWords: false }],
    [' ‘lord god’', { sent: 'lord god', exclude: [], wholeWords: true }],
    ['‘the lord’s’', { sent: "the lord's", exclude: [], wholeWords: true }],
    ['‘lord’ ‘god’', { sent: "'lord' 'god'", exclude: [], wholeWords: false }],
    ['’tis the lord', { sent: "'tis the lord", exclude: [], wholeWords: false }],
    ['"lord -god"', { sent: 'lord', exclude: ['god'], wholeWords: true }],
    ['-" "', { sent: '-" "', exclude: [], wholeWords: false }],
    ['-"" love', { sent: '-"" love', exclude: [], wholeWords: false }],
    ['love -*', { sent: 'love -*', exclude: [], wholeWords: false }],
    ['""', { sent: '""', exclude: [], wholeWords: false }],
  ])('%j is read as %j', (phrase, terms) => {
    expect(searchTerms(phrase)).toEqual(terms);
  });

  it('is sent as typed, with single spaces and straight apostrophes, if plain', () => {
    fc.assert(
      fc.property(fc.string(), (phrase) => {
        const terms = searchTerms(phrase);
        const typed = phrase
          .replace(/[’‘ʼ`´′＇]/g, "'")
          .replace(/\s+/g, ' ')
          .trim();
        if (wantsAll(terms)) expect(terms.sent).toBe(typed);
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
    ['"lord god" -"lord god of"', 'the LORD God of Israel', false],
    ['"lord god" -"lord god of"', 'the LORD God offered', true],
    ['"lord god" -"lord god of"', 'the Lord GOD', true],
    ['god -"one*another"', 'God: love one to another', false],
    ['god -*eth', 'God loveth', false],
    ['god -*eth', 'God is ethical', true],
    ['god -*', 'God -* loveth', true],
    ['"lord’s"', "the LORD's song", true],
    ['"lord\'s"', 'the Lord’s song', true],
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
    ['lord’s', "the LORD's", ["LORD's"]],
    ["lord's", 'the Lord’s', ['Lord’s']],
    ['*', 'anything', []],
    ['"für"', 'Gott ist fu\u0308r uns', ['für']],
    ['"fur"', 'Gott ist fu\u0308r uns', ['für']],
    ['forgiveness', 'for\u00ADgive\u00ADness', ['forgiveness']],
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
