import { expect, it } from 'vitest';
import { limited } from './limited';

it('runs so many at a time, in their order, also after one that fails', async () => {
  const inTurn = limited(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (item: number) =>
    inTurn(() => {
      begun.push(item);
      return new Promise<number>((resolve, reject) => {
        ends[item] = () => (item === 1 ? reject(new Error('It broke')) : resolve(item));
      });
    });
  const all = [0, 1, 2, 3, 4].map(work);
  const failure = expect(all[1]).rejects.toThrow('It broke');
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await failure;
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.();
  ends[0]?.();
  expect(await all[0]).toBe(0);
  expect(await all[2]).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  expect(await Promise.all([all[3], all[4]])).toEqual([3, 4]);
  // A free turn is taken at once.
  void work(5);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
