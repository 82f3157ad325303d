// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives every nugget with the names of its topics', async () => {
  const { db, get } = testClient();
  const data = db.user('demo');
  data.topics = [
    { id: 4, name: 'Love' },
    { id: 9, name: 'Hope' },
  ];
  const place = { bookName: 'job', chapter: 3, startVerse: 21, endVerse: 22 } as const;
  data.nuggets = [
    { passageId: 1, ...place, topicIds: [9, 4] },
    { passageId: 2, ...place, topicIds: [] },
  ];
  const { json } = await get('get_nugget_id_list', { user: 'demo' });
  const range = { bookId: 18, bookName: '', translationName: '', chapter: 3, startVerse: 21, endVerse: 22 };
  expect(json).toMatchObject([
    { passageId: 1, ...range, topics: [data.topics[1], data.topics[0]] },
    { passageId: 2, ...range, topics: [] },
  ]);
});

it('answers 401 for an unknown user, and where none is named', async () => {
  const { get } = testClient();
  for (const query of [{ user: 'nobody' }, {}]) {
    const { status, json } = await get('get_nugget_id_list', query);
    expect(status).toBe(401);
    expect(json).toEqual({ error: 'Unauthorized or unknown user account' });
  }
});
