// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const quote = { quoteId: 1, quoteTx: 'Edited.', approved: 'Y', sourceId: null, fromUser: null };

it('writes the text and leaves the topics', async () => {
  const { db, post } = testClient();
  const before = structuredClone(db.user('demo').quotes[0]);
  expect((await post('update_quote', { user: 'demo', quote })).json).toBe('success');
  expect(db.user('demo').quotes[0]).toEqual({ ...before, text: 'Edited.' });
});

it('refuses a blank text and a quote of somebody else', async () => {
  const { post } = testClient();
  expect((await post('update_quote', { user: 'demo', quote: { ...quote, quoteTx: ' ' } })).json).toBe(
    'error',
  );
  expect((await post('update_quote', { user: 'reader', quote })).json).toBe('error');
});
