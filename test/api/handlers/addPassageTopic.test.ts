// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

function setUp() {
  const client = testClient();
  const nugget = client.db.user('demo').nuggets[0];
  if (nugget === undefined) throw new Error('no nuggets');
  nugget.topicIds = [1];
  return {
    nugget,
    add: async (topicIds: number[], passageId = nugget.passageId) =>
      (await client.post('add_passage_topic', { user: 'demo', topicIds, passageId })).json,
  };
}

it('adds topics to those of the nugget', async () => {
  const { nugget, add } = setUp();
  expect(await add([3, 2])).toBe('success');
  expect(nugget.topicIds).toEqual([1, 3, 2]);
});

it('refuses none, one that is there already, an unknown topic and an unknown nugget', async () => {
  const { nugget, add } = setUp();
  expect(await add([])).toBe('error');
  expect(await add([2, 1])).toBe('error');
  expect(await add([999])).toBe('error');
  expect(await add([2], 9999)).toBe('error');
  expect(nugget.topicIds).toEqual([1]);
});
