// @vitest-environment node
import { expect, it } from 'vitest';
import { NOW, testClient } from '../testClient';

it('lists everybody, with nobody signed in, by name', async () => {
  const { get } = testClient();
  const { json } = await get('get_all_users');
  expect(json).toEqual(
    [
      ['demo', 1],
      ['Guest', 3],
      ['reader', 2],
    ].map(([userName, userId]) => ({
      userName,
      userId,
      fileName: `memory_${userName}.db`,
      numLastMod: NOW.getTime() / 1000,
      lastModified: 'November 21 2026, 09:30:00',
    })),
  );
});
