import { describe, expect, it } from 'vitest';

import { countTopics, rememberRecent, sortTopics, validateTopicName, splitRecent } from './topics';

const topics = [
  { id: 1, name: 'grace' },
  { id: 2, name: 'Faith' },
  { id: 3, name: 'Élan' },
  { id: 4, name: 'hope' },
];

describe('sortTopics', () => {
  it('sorts by usage, then by name in any case', () => {
    const counts = new Map([
      [4, 9],
      [1, 2],
    ]);
    expect(sortTopics(topics, counts).map(({ name }) => name)).toEqual(['hope', 'grace', 'Élan', 'Faith']);
    expect(sortTopics(topics, new Map()).map(({ name }) => name)).toEqual(['Élan', 'Faith', 'grace', 'hope']);
  });
});

describe('countTopics', () => {
  it('counts the items of each topic once', () => {
    expect([...countTopics([[1, 2], [2], [], [2, 2]])]).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });
});

describe('validateTopicName', () => {
  it.each([
    ['', 'Please enter a topic name'],
    ['  ', 'Please enter a topic name'],
    ['FAITH', 'A topic with this name already exists'],
    [' faith ', 'A topic with this name already exists'],
    ['faithful', null],
    ['Elan', 'A topic with this name already exists'],
    ['ﬀaith', null],
    ['ＨＯＰＥ', 'A topic with this name already exists'],
  ])('%j: %s', (name, message) => {
    expect(validateTopicName(name, topics)).toBe(message);
  });
});

describe('rememberRecent', () => {
  it.each([
    [[], [5], [5]],
    [[1, 2], [3], [3, 1, 2]],
    [
      [1, 2, 3],
      [3, 9],
      [3, 9, 1, 2],
    ],
    [[1, 2], [], [1, 2]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11], [11, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('%j after %j is %j', (recent, ids, after) => {
    expect(rememberRecent(recent, ids)).toEqual(after);
  });
});

describe('splitRecent', () => {
  const topics = [5, 3, 9, 1].map((id) => ({ id, name: `Topic ${id}` }));
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  it.each([
    [[], [], [5, 3, 9, 1]],
    [
      [1, 5],
      [1, 5],
      [3, 9],
    ],
    // A topic that no longer exists, or belongs to another user, is left out.
    [[7, 9], [9], [5, 3, 1]],
    [[9, 1, 3, 5], [9, 1, 3, 5], []],
  ])('of recent %j has %j first and leaves %j as they were', (used, recent, others) => {
    const split = splitRecent(topics, used);
    expect(ids(split.recent)).toEqual(recent);
    expect(ids(split.others)).toEqual(others);
  });
});
