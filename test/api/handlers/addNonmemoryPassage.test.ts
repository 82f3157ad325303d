// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const query = { user: 'demo', translation: 'kjv', book: 'john', chapter: 3, start: 16, end: 17, queue: 'N' };

it('adds a row and answers its id', async () => {
  const { db, get } = testClient();
  const highest = Math.max(...db.user('demo').nuggets.map(({ passageId }) => passageId));
  const { json } = await get('add_nonmemory_passage', query);
  expect(json).toBe(highest + 1);
  expect(db.user('demo').nuggets.at(-1)).toEqual({
    passageId: json,
    bookName: 'john',
    chapter: 3,
    startVerse: 16,
    endVerse: 17,
    topicIds: [],
  });
});

it.each([
  { book: 'judas' },
  { chapter: 22 },
  { start: 0 },
  { end: 15 },
  { end: 37 },
  { translation: 'xyz' },
  { end: '' },
])('answers error to %j', async (change) => {
  const { db, get } = testClient();
  const { length } = db.user('demo').nuggets;
  expect((await get('add_nonmemory_passage', { ...query, ...change })).json).toBe('error');
  expect(db.user('demo').nuggets).toHaveLength(length);
});
