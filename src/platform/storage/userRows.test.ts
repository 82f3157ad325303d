import { expect, it } from 'vitest';
import { forgetAllUserRows, forgetUserRows, putUserRow, readUserRows, replaceUserRows } from './userRows';

/** More than one batch. */
const MANY = 1_203;

const rowsOf = (user: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, row: `${user} ${at}` }));
const texts = (user: string, count: number) => rowsOf(user, count).map(({ row }) => row);

it('more rows than a batch come back complete, in order and to their user only', async () => {
  expect(await replaceUserRows('ann', rowsOf('ann', MANY).toReversed())).toBe(true);
  expect(await replaceUserRows('bea', rowsOf('bea', 2))).toBe(true);
  expect(await readUserRows('ann')).toEqual(texts('ann', MANY));
  expect(await readUserRows('bea')).toEqual(texts('bea', 2));

  // Exactly one batch, so that the next one is empty.
  expect(await replaceUserRows('cleo', rowsOf('cleo', 500))).toBe(true);
  expect(await readUserRows('cleo')).toEqual(texts('cleo', 500));

  await putUserRow('bea', { at: 1, row: 'changed' });
  expect(await readUserRows('bea')).toEqual(['bea 0', 'changed']);

  await forgetUserRows('ann');
  expect(await readUserRows('ann')).toEqual([]);
  expect(await readUserRows('bea')).toHaveLength(2);
  await forgetAllUserRows();
  expect([await readUserRows('bea'), await readUserRows('cleo')]).toEqual([[], []]);
});

it('stores rows in place of the earlier ones', async () => {
  await replaceUserRows('ann', rowsOf('ann', 3));
  await replaceUserRows('ann', rowsOf('ann', 2));
  expect(await readUserRows('ann')).toEqual(texts('ann', 2));
  await forgetAllUserRows();
});

it('leaves no rows if the data of the user is deleted while many are stored', async () => {
  const stored = replaceUserRows('ann', rowsOf('ann', MANY));
  await forgetUserRows('ann');
  await stored;
  expect(await readUserRows('ann')).toEqual([]);
});
