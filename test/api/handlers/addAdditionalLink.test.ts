// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const link = { key: '4.13', label: 'Atlas', action: 'https://example.org/atlas' };

it('adds a link', async () => {
  const { db, post } = testClient();
  expect((await post('add_additional_link', { user: 'demo', ...link })).json).toBe('success');
  expect(db.user('demo').links.at(-1)).toEqual(link);
});

it.each([{ label: ' ' }, { action: '' }, { key: '4.12' }])('answers error to %j', async (change) => {
  const { db, post } = testClient();
  expect((await post('add_additional_link', { user: 'demo', ...link, ...change })).json).toBe('error');
  expect(db.user('demo').links).toHaveLength(2);
});
