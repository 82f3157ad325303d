// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('adds a topic and answers its id', async () => {
  const { db, post } = testClient();
  const { json } = await post('add_new_topic', { user: 'demo', topicNm: ' Patience ' });
  expect(json).toEqual({ topicId: 26, message: 'success' });
  expect(db.user('demo').topics.at(-1)).toEqual({ id: 26, name: 'Patience' });
});

it.each(['', '  ', 'gRACE', 'Gräce', 'ＧＲＡＣＥ', 'Grace  '])(
  'fails with HTTP 200 for the name "%s"',
  async (topicNm) => {
    const { db, post } = testClient();
    const { status, json } = await post('add_new_topic', { user: 'demo', topicNm });
    expect(status).toBe(200);
    expect(json).toEqual({ topicId: -1, message: 'error' });
    expect(db.user('demo').topics).toHaveLength(25);
  },
);
