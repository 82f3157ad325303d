import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetAllUserRows, forgetUserRows, putUserRows, readUserRows } from './userRows';

/** More than one batch. */
const MANY = 1_203;

const rowsOf = (user: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, row: `${user} ${at}` }));
const texts = (user: string, count: number) => rowsOf(user, count).map(({ row }) => row);

it('more rows than a batch come back complete, in order and to their user only', async () => {
  expect(await putUserRows('ann', rowsOf('ann', MANY).toReversed())).toBe(true);
  expect(await putUserRows('bea', rowsOf('bea', 2))).toBe(true);
  expect(await readUserRows('ann')).toEqual(texts('ann', MANY));
  expect(await readUserRows('bea')).toEqual(texts('bea', 2));

  // Exactly one batch, so that the next one is empty.
  expect(await putUserRows('cleo', rowsOf('cleo', 500))).toBe(true);
  expect(await readUserRows('cleo')).toEqual(texts('cleo', 500));

  await putUserRows('bea', [{ at: 1, row: 'changed' }]);
  expect(await readUserRows('bea')).toEqual(['bea 0', 'changed']);

  await forgetUserRows('ann');
  expect(await readUserRows('ann')).toEqual([]);
  expect(await readUserRows('bea')).toHaveLength(2);
  await forgetAllUserRows();
  expect([await readUserRows('bea'), await readUserRows('cleo')]).toEqual([[], []]);
});
