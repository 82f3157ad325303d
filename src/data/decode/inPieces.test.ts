import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { wholeNumber } from './decoder';
import { listDecoder, rowsById, decodeInPieces } from './lists';

const byId = rowsById(v.object({ id: wholeNumber }), ({ id }) => id);
const rows = (ids: readonly number[]) => ids.map((id) => ({ id }));

it('decodes a list of any length as at once', async () => {
  const odd = [...rows(Array.from({ length: 230 }, (_, id) => id % 200)), { id: 'none' }, null, { id: '7' }];
  for (const answer of [odd, [], [null], 'failure', null, { id: 1 }, rows([2, 1, 2])])
    expect(await decodeInPieces(answer, byId)).toEqual(byId(answer));
  const numbered = listDecoder(v.object({ id: wholeNumber }), (all) => all.map(({ id }, at) => [id, at]));
  expect(await decodeInPieces(odd, numbered)).toEqual(numbered(odd));
});

it('lets the page respond meanwhile', async () => {
  let now = 0;
  // Each look at the clock is some milliseconds later, as on a slow phone.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  const order: string[] = [];
  const decoding = decodeInPieces(rows(Array.from({ length: 1000 }, (_, id) => id)), byId).then(() =>
    order.push('decoded'),
  );
  setTimeout(() => order.push('a task'));
  await decoding;
  expect(order).toEqual(['a task', 'decoded']);
});

it('decodes a row on its own once, as the list does', () => {
  const look = vi.fn<() => boolean>(() => true);
  const looking = rowsById(v.pipe(v.object({ id: wholeNumber }), v.check(look)), ({ id }) => id);
  const row = { id: '7' };
  expect([looking.one(row), looking.one(row), looking.one({ id: 'none' })]).toEqual([
    { id: 7 },
    { id: 7 },
    undefined,
  ]);
  expect(look).toHaveBeenCalledTimes(1);
});
