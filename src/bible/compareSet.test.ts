import { expect, it } from 'vitest';
import { compareSetFrom, compareSetOf, compareSetWith, withAnother } from './compareSet';
import { TRANSLATION_CODES } from './translations';

it.each([
  ['kjv,asv', ['kjv', 'asv']],
  ['KJV,asv,kjv', ['kjv', 'asv']],
  ['kjv,xyz,,asv', ['kjv', 'asv']],
  ['kjv,asv,net,nlt,ylt', ['kjv', 'asv', 'net', 'nlt']],
  ['', []],
  [null, []],
])('%j names %j', (text, set) => {
  expect(compareSetFrom(text)).toEqual(set);
});

it.each([
  ['asv', [], ['asv', 'kjv']],
  ['kjv', [], ['kjv', 'esv']],
  ['asv', ['kjv', 'net', 'ylt'], ['asv', 'kjv', 'net']],
  ['net', ['kjv', 'net', 'ylt'], ['net', 'kjv', 'ylt']],
] as const)('for a reader of %s who compared %j before, the set is %j', (read, last, set) => {
  expect(compareSetWith(read, last, {})).toEqual(set);
});

it.each([
  [
    ['esv', 'asv'],
    ['kjv', 'ylt'],
    ['esv', 'asv'],
  ],
  [['esv'], ['kjv', 'ylt'], ['esv', 'kjv']],
  [[], ['kjv', 'ylt'], ['kjv', 'ylt']],
  [[], [], ['niv', 'kjv']],
] as const)('for a URL with %j, after %j were compared last, the set is %j', (named, last, set) => {
  expect(compareSetOf(named, 'niv', last, {})).toEqual(set);
});

it('begins with those that have text on this server, but compares what was asked for', () => {
  const known = { kjv: false, esv: false, asv: true, ylt: true } as const;
  expect(compareSetWith('asv', [], known)).toEqual(['asv', 'ylt']);
  expect(compareSetWith('kjv', ['kjv', 'esv', 'ylt'], known)).toEqual(['kjv', 'asv', 'ylt']);
  expect(compareSetOf([], 'asv', ['kjv', 'esv'], known)).toEqual(['asv', 'ylt']);
  expect(compareSetOf(['kjv'], 'asv', ['kjv', 'esv'], known)).toEqual(['kjv', 'asv']);
  expect(compareSetOf(['kjv', 'esv'], 'asv', [], known)).toEqual(['kjv', 'esv']);
});

it('adds one that is not there yet, up to four', () => {
  expect(withAnother(['asv', 'kjv'], {})).toEqual(['asv', 'kjv', 'esv']);
  expect(withAnother(['kjv', 'esv', 'niv'], {})).toHaveLength(4);
  expect(withAnother(['kjv', 'esv', 'niv', 'nas'], {})).toHaveLength(4);
  // None that is known to have no text.
  const onlyTwo = Object.fromEntries(
    TRANSLATION_CODES.map((code) => [code, code === 'kjv' || code === 'asv']),
  );
  expect(withAnother(['asv', 'kjv'], onlyTwo)).toEqual(['asv', 'kjv']);
  // One that has text on this server comes before one that is unknown.
  expect(withAnother(['asv', 'kjv'], { ylt: true, esv: false })).toEqual(['asv', 'kjv', 'ylt']);
});
