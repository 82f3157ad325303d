import { deviceClock } from '../client/clock';
import { expect, it, vi } from 'vitest';
import { RemovedWrites } from './removedWrites';

it('forgets what the database has no more, once no earlier read can be under way', () => {
  const steady = vi.spyOn(performance, 'now').mockReturnValue(0);
  const removed = new RemovedWrites(deviceClock());
  for (const id of [-1, -2, -3]) removed.add(id);
  steady.mockReturnValue(60_000);
  removed.forgetGone([]);
  expect(removed.size).toBe(3);
  removed.add(-3);
  steady.mockReturnValue(60_001);
  // The database fails to remove the second, which must not be sent again.
  removed.forgetGone([{ id: -2 }, { id: -9 }]);
  expect([-1, -2, -3].filter((id) => removed.has(id))).toEqual([-2, -3]);
});
