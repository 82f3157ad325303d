// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const read = { user: 'demo', dayOfWeek: 'Saturday', book: 'mark', bookId: 41, chapter: 3 };

it('dates what was read by its own clock', async () => {
  const { db, get } = testClient();
  expect((await get('update_reading_plan', read)).json).toBe('success');
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '2026-11-21' };
  expect(db.user('demo').readingProgress.at(-1)).toEqual(row);
});

it.each([{ dayOfWeek: 'Someday' }, { book: 'judas' }, { bookId: 40 }, { chapter: 17 }, { chapter: '' }])(
  'answers error to %j',
  async (change) => {
    const { db, get } = testClient();
    expect((await get('update_reading_plan', { ...read, ...change })).json).toBe('error');
    expect(db.user('demo').readingProgress).toHaveLength(42);
  },
);
