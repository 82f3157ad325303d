import { describe, expect, it } from 'vitest';

import {
  asSentence,
  excerptStart,
  formatNumber,
  outOf,
  pluralize,
  isBlank,
  preview,
  round2,
  shortTitle,
  textAreaRows,
} from './text';

describe('isBlank', () => {
  it.each([null, undefined, '', ' ', '\t\r\n', '\u00a0'])('counts %j as empty', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '0'])('does not count %j as empty', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('pluralize', () => {
  it.each([
    [0, 'verse', undefined, '0 verses'],
    [1, 'verse', undefined, '1 verse'],
    [2, 'entry', 'entries', '2 entries'],
    [1.33, 'chapter', undefined, '1.33 chapters'],
    [1185, 'reading', undefined, '1,185 readings'],
  ])('joins %d and its noun', (count, noun, plural, words) => {
    expect(pluralize(count, noun, plural)).toBe(words);
  });
});

describe('numbers above 999', () => {
  it('have a comma between their thousands', () => {
    expect([999, 1000, 31_102].map(formatNumber)).toEqual(['999', '1,000', '31,102']);
    expect(outOf(7, 1500)).toBe('7 of 1,500');
    expect(outOf(1000, 40_000)).toBe('1,000 of 40,000');
  });
});

it.each([
  ['Query failed', 'Query failed.'],
  ['Query failed.', 'Query failed.'],
  ['Is it there?', 'Is it there?'],
  ['Wait… ', 'Wait…'],
])('%j ends as a sentence does: %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

describe('round2', () => {
  it.each([
    [0, '0.00'],
    [2, '2.00'],
    [1 / 3, '0.33'],
    [2 / 3, '0.67'],
    [2.675, '2.68'],
    [1.005, '1.01'],
    [99.995, '100.00'],
    [1234567.891, '1234567.89'],
  ])('of %d is %s', (n, text) => {
    expect(round2(n)).toBe(text);
  });
});

describe('cutting a text', () => {
  it('previews the first 100 characters', () => {
    expect(preview('a'.repeat(100))).toBe('a'.repeat(100));
    expect(preview('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
    expect(preview('abc', 2)).toBe('ab...');
  });

  it('makes a short title of the first 10 characters plus three dots', () => {
    expect(shortTitle('Patience is a virtue.')).toBe('Patience i...');
    expect(shortTitle('Grace')).toBe('Grace...');
  });

  it('never cuts a character in half', () => {
    expect(shortTitle('🙏'.repeat(20))).toBe(`${'🙏'.repeat(10)}...`);
    expect(shortTitle('123456789🙏 and so on')).toBe('123456789🙏...');
    expect(preview(`${'a'.repeat(99)}🙏b`)).toBe(`${'a'.repeat(99)}🙏...`);
  });
});

describe('the start of an excerpt', () => {
  const chinese = '上帝爱世人'.repeat(10);
  it.each([
    ['the text itself, if the index is near it', 'Be still, and know', 10, 30, 'Be still, and know'],
    ['a word', 'Be still, and know that I am God', 23, 12, 'know that I am God'],
    ['a word after a line break', `${'Be\nstill'.repeat(9)} and\nknow`, 77, 4, 'know'],
    ['a character, in a script without spaces', chinese, 45, 5, chinese.slice(40)],
    ['a character, in a long URL', `of joy https://example.com/${'a'.repeat(40)}`, 60, 4, 'a'.repeat(11)],
    ['no half of an emoji', '🙏'.repeat(20), 30, 9, '🙏'.repeat(9)],
  ])('is that of %s', (_, text, index, before, excerpt) => {
    expect(text.slice(excerptStart(text, index, before))).toBe(excerpt);
  });
});

describe('textAreaRows', () => {
  it.each([
    [0, 10],
    [470, 10],
    [471, 11],
    [4700, 100],
  ])('for %i characters are %i', (length, rows) => {
    expect(textAreaRows('x'.repeat(length))).toBe(rows);
  });
});
