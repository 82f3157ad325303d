// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives links as they were saved, after blank lines', async () => {
  const { db, get } = testClient();
  const links = [{ key: '4.9', label: 'Odd', action: 'javascript:void 0' }];
  db.user('demo').links = links;
  const { text, json } = await get('get_additional_links', { user: 'demo' });
  expect(json).toEqual(links);
  expect(text).toMatch(/^\n/);
});
