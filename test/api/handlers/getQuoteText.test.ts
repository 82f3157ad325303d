// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('answers the text, after blank lines', async () => {
  const { db, get } = testClient();
  const { text, json } = await get('get_quote_text', { user: 'demo', quoteId: 3 });
  expect(json).toBe(db.user('demo').quotes.find(({ quoteId }) => quoteId === 3)?.text);
  expect(text).toMatch(/^\n\r\n"/);
});

it.each([999_999, 'x'])('answers null for quote %s', async (quoteId) => {
  expect((await testClient().get('get_quote_text', { user: 'demo', quoteId })).json).toBeNull();
});
