// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const quote = { quoteId: 7, approved: 'Y', fromUser: null, sourceId: null };

it.each([
  ['true', 'Read it.'],
  ['false', null],
])('gives quotes with their topics; includeQuoteText=%s', async (includeQuoteText, quoteTx) => {
  const { db, get } = testClient();
  db.user('demo').quotes = [{ ...quote, text: 'Read it.', topicIds: [2, 5] }];
  const { json } = await get('get_quote_list', { user: 'demo', includeQuoteText });
  expect(json).toEqual([{ ...quote, quoteTx, tagIds: [2, 5] }]);
});
