// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

function setUp() {
  const client = testClient();
  const data = client.db.user('demo');
  data.quotes = [{ quoteId: 7, text: 'x', approved: 'Y', fromUser: null, sourceId: null, topicIds: [1] }];
  const add = async (topics: object[], quoteId = 7) =>
    (await client.post('add_quote_topic', { user: 'demo', topics, quoteId })).json;
  return { data, add };
}

it('adds topics to those of the quote', async () => {
  const { data, add } = setUp();
  const topics = data.topics.filter(({ id }) => id === 2 || id === 3);
  expect(await add(topics)).toEqual({ quoteId: 7, message: 'success', topics });
  expect(data.quotes[0]?.topicIds).toEqual([1, 2, 3]);
});

it('refuses none, one that is there already, an unknown topic and an unknown quote', async () => {
  const { data, add } = setUp();
  const failure = { message: 'error', topics: [] };
  expect(await add([])).toEqual({ quoteId: -1, ...failure });
  expect(await add([{ id: 1, name: 'There' }])).toEqual({ quoteId: 7, ...failure });
  expect(await add([{ id: 999, name: 'Nowhere' }])).toEqual({ quoteId: 7, ...failure });
  expect(await add([{ id: 2, name: 'Two' }], 8)).toEqual({ quoteId: 8, ...failure });
  expect(data.quotes[0]?.topicIds).toEqual([1]);
});
