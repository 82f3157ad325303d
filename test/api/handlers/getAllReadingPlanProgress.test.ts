// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives what was read, newest first, with the number of the book', async () => {
  const { db, get } = testClient();
  db.user('demo').readingProgress = [
    { dayOfWeek: 'Sunday', bookName: 'romans', chapter: 1, dateRead: '2026-11-15' },
    { dayOfWeek: 'Monday', bookName: 'genesis', chapter: 1, dateRead: '2026-11-16' },
  ];
  expect((await get('get_all_reading_plan_progress', { user: 'demo' })).json).toEqual([
    { bookId: 1, bookName: 'genesis', chapter: 1, dateRead: '2026-11-16', dayOfWeek: 'Monday' },
    { bookId: 45, bookName: 'romans', chapter: 1, dateRead: '2026-11-15', dayOfWeek: 'Sunday' },
  ]);
});
