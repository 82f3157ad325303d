import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersAdded,
  answersComposed,
  answersCommitted,
  isFirstLetter,
  isJudgedWhileComposed,
  outcomesOf,
} from './firstLetters';
import { recallWords, type RecallWord } from '../../model/words';

function word(text: string): RecallWord {
  const [first] = recallWords(text);
  if (!first) throw new Error(`${text} has no word`);
  return first;
}

describe('a typed letter', () => {
  it.each<[string, string, boolean]>([
    ['For', 'f', true],
    ['For', 'F', true],
    ['For', 'g', false],
    ['Élie', 'e', true],
    ['Élie', 'é', true],
    ['Elie', 'é', true],
    ['’tis', 't', true],
    ['three', 't', true],
    ['three', '3', true],
    ['3', 't', true],
    ['144,000', '1', true],
    ['λόγος', 'λ', true],
    ['ὁ', 'ο', true],
    ['ברא', 'ב', true],
    ['가나', 'ㄱ', true],
    ['가나', '가', true],
    ['道', '道', true],
    ['Ærø', 'a', true],
    ['Ærø', 'æ', true],
    ['For', ' ', false],
    ['For', '', false],
    ['For', '´', false],
  ])('of %j: %j is right: %s', (text, letter, right) => {
    expect(isFirstLetter(word(text), letter)).toBe(right);
  });

  it('that begins a word is right, whatever the word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (text) => {
        for (const each of recallWords(text)) {
          expect(isFirstLetter(each, Array.from(each.text)[0] ?? '')).toBe(true);
        }
      }),
    );
  });

  it('is judged during composition, unless entered as the sound of a character', () => {
    expect(isJudgedWhileComposed(word('For'), 'f')).toBe(true);
    expect(isJudgedWhileComposed(word('道'), 'd')).toBe(false);
    expect(isJudgedWhileComposed(word('Élie'), '´')).toBe(false);
    expect(isJudgedWhileComposed(undefined, 'f')).toBe(true);
  });
});

describe('the answers that a field’s change adds', () => {
  it.each<[string, string, string[]]>([
    ['', 'f', ['f']],
    ['f', 'fg', ['g']],
    ['fg', 'f', []],
    ['', 'God ', ['God']],
    ['', 'For God so', ['For', 'God', 'so']],
    ['f', 'f ', []],
    ['´', 'é', []],
    ['', 'é', ['é']],
    ['ㄱ', '가', []],
    ['가', '가ㄴ', ['ㄴ']],
    ['', '3', ['3']],
    ['', '!', []],
    ['', '', []],
  ])('%j to %j', (before, after, letters) => {
    expect(answersAdded(before, after)).toEqual(letters);
  });

  it('letters added one by one count each', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'é', '道'), { maxLength: 12 }), (typed) => {
        const counted = typed.flatMap((_, at) =>
          answersAdded(typed.slice(0, at).join(''), typed.slice(0, at + 1).join('')),
        );
        expect(counted).toEqual(typed);
      }),
    );
  });
});

describe('the answers while a keyboard composes', () => {
  it.each<[string, string, string, string[]]>([
    ['the first letter is one', '', 'h', ['h']],
    ['a letter more is one', 'h', 'hg', ['g']],
    ['a correction is none', 'hg', 'huge ', []],
    ['nor one by a single letter', 'fg', 'fog', []],
    ['nor a word made of its beginning', 'th', 'the ', []],
    ['the space that ends a word is none', 'fg', 'fg ', []],
    ['taking a letter back is none', 'fg', 'f', []],
    ['a whole word at once is one', '', 'God ', ['God']],
    ['so is each further word of a dictation', 'for God', 'for God so loved', ['so', 'loved']],
    ['also where the dictation changes its mind about one before', 'four', 'for God', ['God']],
    ['a syllable is one, of however many sounds', 'ㄱ', '가', []],
    ['and its last sound may be the next one’s', '간', '가나', ['나']],
    ['an accent is none', 'e', 'é', []],
  ])('%s', (_, before, after, answers) => {
    expect(answersComposed(before, after)).toEqual(answers);
  });
});

describe('the answers that a keyboard commits', () => {
  it.each<[string, string, string, string[]]>([
    ['a corrected word is no answer', 'hg', 'huge ', []],
    ['nor is a word that replaces its own beginning', 'fg', 'go', []],
    ['what was typed is none again', 'fg', 'fg', []],
    ['a letter after what was read is one', 'fg', 'fgs', ['s']],
    ['a word written at once is one', '', 'God', ['God']],
  ])('%s', (_, before, after, answers) => {
    expect(answersCommitted(before, after)).toEqual(answers);
  });
});

describe('the outcomes of answers', () => {
  const text = recallWords(
    'For God so loved the world, that he gave his only begotten Son, that whosoever believeth',
  );
  it.each<[string, number, string[], string]>([
    ['letters answer one word each', 0, ['f', 'g', 'x'], 'rrm'],
    ['from an index on', 3, ['l', 't'], 'rr'],
    ['a whole word counts by its first letter', 1, ['Gold'], 'r'],
    ['a dictation answers by its words', 0, ['For', 'God', 'so', 'loved'], 'rrrr'],
    ['a word left out does not shift the rest', 0, ['For', 'God', 'loved', 'the', 'world'], 'rrmrrr'],
    ['a longer omission neither', 0, ['For', 'God', 'that', 'he', 'gave'], 'rrmmmmrrr'],
    ['a wrong word is missed', 3, ['liked', 'a', 'world'], 'rmr'],
    ['an added word is passed over', 0, ['For', 'God', 'really', 'so', 'loved'], 'rrrr'],
    ['words not come to are open', 0, ['For', 'God'], 'rr'],
    [
      'of a word that comes again the first is meant',
      0,
      ['For', 'God', 'so', 'loved', 'the', 'world', 'that'],
      'rrrrrrr',
    ],
    [
      'a spoken sign is no answer',
      0,
      ['For', 'God', 'so', 'loved', 'the', 'world', 'comma', 'that'],
      'rrrrrrr',
    ],
    ['nor one that is spoken by itself', 6, ['comma'], ''],
    ['nor one before a letter', 6, ['comma', 't', 'h'], 'rr'],
    ['a sign that the text has not is one', 3, ['comma'], 'm'],
    ['nothing is answered past the end', 15, ['b', 'x', 'y'], 'r'],
  ])('%s', (_, wordIndex, answers, outcomes) => {
    expect(outcomesOf(text, wordIndex, answers)).toBe(outcomes);
  });
});

it('accepts a dictation of many words, as many as were spoken', () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at.toString(36)}x`);
  expect(outcomesOf(recallWords(words.join(' ')), 0, words)).toBe('r'.repeat(40));
});

describe('the number of a verse', () => {
  const lines = ['For God so loved the world', 'He sent his twelve', 'Then the light'];
  const verses = {
    translation: 'kjv',
    bookName: 'john',
    chapter: 3,
    startVerse: 16,
    endVerse: 18,
    lines,
  } as const;
  const text = recallWords(lines.join('\n'));
  it.each<[string, number, string[], string]>([
    ['before its first letter is no answer', 0, ['1', '6', 'f', 'g'], 'rr'],
    ['nor is that of a verse within', 5, ['w', '1', '7', 'h', 's'], 'rrr'],
    ['nor one before a dictation', 0, ['16', 'For', 'God', 'so'], 'rrr'],
    ['of another verse is one', 0, ['7', 'g'], 'mr'],
    ['within a verse is one', 1, ['1', 's'], 'mr'],
    ['that is a word of the text is right there', 9, ['1', '1', '8', 't'], 'rr'],
  ])('%s', (_, wordIndex, answers, outcomes) => {
    expect(outcomesOf(text, wordIndex, answers, verses)).toBe(outcomes);
  });

  it('may be typed at any pause of a custom text, whose verses are unknown', () => {
    const own = { ...verses, lines: [lines.join('. ')] };
    expect(outcomesOf(recallWords(lines.join('. ')), 5, ['w', '1', '7', 'h'], own)).toBe('rr');
  });
});
