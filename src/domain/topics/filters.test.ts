import { describe, expect, it } from 'vitest';

import { hasAnyTopic, searchPrayers, wrapIndex } from './filters';

describe('hasAnyTopic', () => {
  it.each([
    [[1, 2], [2, 3], true],
    [[1, 2], [3], false],
    [[], [3], false],
    [[], [], true],
    [[1], [], true],
  ])('of %j with %j selected: %s', (topicIds, selected, passes) => {
    expect(hasAnyTopic(topicIds, new Set(selected))).toBe(passes);
  });
});

describe('wrapIndex', () => {
  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 0],
    [-1, 3, 2],
    [-4, 3, 2],
    [0, 1, 0],
    [1, 1, 0],
    [5, 0, 0],
  ])('%i of %i is %i', (index, length, wrapped) => {
    expect(wrapIndex(index, length)).toBe(wrapped);
  });
});

describe('searchPrayers', () => {
  const prayer = { prayerId: 1, archived: false, daily: false };
  const prayers = [
    { ...prayer, title: 'Exams', personName: 'Miriam', details: 'A clear head.' },
    { ...prayer, title: 'Work', personName: '', details: 'Honest work for Daniel' },
  ];

  it.each([
    ['', ['Exams', 'Work']],
    ['  ', ['Exams', 'Work']],
    ['exam', ['Exams']],
    ['MIRIAM head', ['Exams']],
    ['work daniel', ['Work']],
    ['work miriam', []],
    // The end of one field and the beginning of the next are no word.
    ['examsmiriam', []],
    ['.*', []],
  ])('%j finds %j', (query, found) => {
    expect(searchPrayers(prayers, query).map(({ title }) => title)).toEqual(found);
  });
});
