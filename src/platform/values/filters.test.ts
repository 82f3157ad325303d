import { describe, expect, it } from 'vitest';

import { hasAnyTopic, wrapIndex } from './filters';

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
