// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const body = {
  user: 'demo',
  prompt: 'Patience i...',
  answer: 'Patience is a virtue.',
  sourceId: null,
  fromUser: null,
  category: 'quote',
};

it('adds a quote', async () => {
  const { db, post } = testClient();
  const quote = { quoteId: 81, approved: 'Y', fromUser: null, sourceId: null };
  expect((await post('add_nonbible_memory_fact', body)).json).toEqual({ ...quote, quoteTx: body.answer });
  expect(db.user('demo').quotes.at(-1)).toEqual({ ...quote, text: body.answer, topicIds: [] });
});

it.each([{ answer: ' ' }, { prompt: undefined }, { category: 'fact' }])(
  'answers error to %j',
  async (change) => {
    const { db, post } = testClient();
    expect((await post('add_nonbible_memory_fact', { ...body, ...change })).json).toBe('error');
    expect(db.user('demo').quotes).toHaveLength(80);
  },
);

it('gives the first quote of an account an id above 1 too', async () => {
  const { db, post } = testClient();
  db.user('demo').quotes = [];
  expect((await post('add_nonbible_memory_fact', body)).json).toMatchObject({ quoteId: 2 });
});
