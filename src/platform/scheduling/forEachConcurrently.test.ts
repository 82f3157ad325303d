import { expect, it } from 'vitest';
import { forEachConcurrently } from './forEachConcurrently';

/** Work that ends when the test says so, on five items, two at a time. */
function begin() {
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const leaving = new AbortController();
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      ends[item] = (error) => (error ? reject(error) : resolve());
    });
  const all = forEachConcurrently([1, 2, 3, 4, 5], 2, work, leaving.signal);
  const end = async (item: number, error?: Error) => {
    ends[item]?.(error);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { all, begun, end, leave: () => leaving.abort() };
}

it('does so many at a time, in their order, and ends with the last', async () => {
  const { all, begun, end } = begin();
  let isOver = false;
  void all.then(() => (isOver = true));
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  for (const item of [3, 1, 4]) await end(item);
  expect([begun, isOver]).toEqual([[1, 2, 3, 4, 5], false]);
  await end(5);
  expect(isOver).toBe(true);
});

it('begins no further item once left', async () => {
  const { all, begun, end, leave } = begin();
  leave();
  await end(1);
  await end(2);
  await all;
  expect(begun).toEqual([1, 2]);
});

it('throws what the work throws', async () => {
  const { all, end } = begin();
  const thrown = expect(all).rejects.toThrow('It broke');
  await end(1, new Error('It broke'));
  await thrown;
});
