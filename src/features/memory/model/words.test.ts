import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersAt } from '@/platform/values/numbers';
import { cutIntoWords, recallWords } from './words';

const keys = (text: string) => recallWords(text).map(({ key }) => key);

describe('the words of a text', () => {
  it.each<[string, string[]]>([
    ['For God so loved', ['for', 'god', 'so', 'loved']],
    ["the LORD's name; don’t", ['the', 'lords', 'name', 'dont']],
    ['Beth-el, well-beloved—yea', ['beth', 'el', 'well', 'beloved', 'yea']],
    ['¶ [Selah.]  ', ['selah']],
    ['twelve 12 Twelve', ['12', '12', '12']],
    ['144,000 and 1.260 and 3, 4', ['144000', 'and', '1260', 'and', '3', '4']],
    ['144 000 and 12 and 1234 567', ['144000', 'and', '12', 'and', '1234', '567']],
    ['grace & truth, A&B', ['grace', 'and', 'truth', 'a', 'and', 'b']],
    ['Élie naïve Ærø Straße', ['elie', 'naive', 'aero', 'strasse']],
    ['ἐν ἀρχῇ ἦν ὁ λόγος', ['εν', 'αρχη', 'ην', 'ο', 'λογοσ']],
    ['בְּרֵאשִׁ֖ית בָּרָ֣א', ['בראשית', 'ברא']],
    ['Сей Ёж', ['сеи', 'еж']],
    ['太初有道', ['太', '初', '有', '道']],
    ['İstanbul I', ['istanbul', 'i']],
    ['', []],
    [' — … ', []],
  ])('%j', (text, expected) => {
    expect(keys(text)).toEqual(expected.map((key) => key.normalize('NFKD')));
  });

  it('keeps the vowel signs of scripts that use them for spelling', () => {
    expect(keys('कि')).not.toEqual(keys('का'));
  });

  it('joined with the text between them are the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { pieces, words } = cutIntoWords(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.flatMap(({ word }) => word ?? [])).toEqual(words.map((_, index) => index));
        expect(words.every(({ key }) => key !== '')).toBe(true);
      }),
    );
  });

  it('are the same with any case and punctuation', () => {
    const word = fc.constantFrom('Behold', 'son’s', 'thou', 'seven', 'Béthel');
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(' ', ', ', '; ', ' “', '\n\t'), (list, between) => {
        expect(keys(list.join(between).toUpperCase())).toEqual(keys(list.join(' ').toLowerCase()));
      }),
    );
  });
});

describe('a number written in words', () => {
  it.each<[string, string | null]>([
    ['an hundred forty and four thousand', '144000'],
    ['a thousand two hundred and threescore', '1260'],
    ['threescore and ten', '70'],
    ['12', '12'],
    ['six hundred threescore and six', '666'],
    ['two thousand', '2000'],
    ['a thousand thousand', '1000000'],
    ['the six hundredth', null],
    ['six hundredth and first', '601th'],
    ['thirty and eighth', '38th'],
    ['an hundredfold', '100fold'],
    ['30 fold', '30fold'],
    ['fold', null],
    ['and fold', null],
    ['and', null],
    ['seven loaves', null],
    ['constructor', null],
    ['', null],
  ])('%j', (text, expected) => {
    const whole = numbersAt(keys(text), 0).find(({ length }) => length === keys(text).length);
    expect(whole?.value ?? null).toBe(expected);
  });
});
