import { expect, it, vi } from 'vitest';
import { engineOf } from '@/data/store/appStore';
import { selectWaiting } from '@/data/sync/sync';
import { loadPassages, selectPassages } from '@/features/memory/store/passages';
import { memoryPassages } from '@/features/memory/api/calls';
import { cachedLists } from '@test/kit/engine';
import { startStore } from '@test/kit/startStore';

it('shows each change of a long list, though several are confirmed in a row', async () => {
  const { api, store, data, outbox } = startStore();
  const [passage = expect.fail()] = data.memoryPassages;
  data.memoryPassages = Array.from({ length: 6_000 }, (_, index) => ({
    ...passage,
    passageId: 1_000 + index,
    box: 1,
  }));
  await store.dispatch(loadPassages());
  await vi.waitFor(async () => expect(await cachedLists.read(memoryPassages, 'demo')).not.toBeNull(), {
    timeout: 20_000,
  });
  api.faults.set('*', 'drop');
  const changed = Array.from({ length: 12 }, (_, index) => 1_000 + index);
  await Promise.all(
    changed.map((passageId) => outbox.write('demo', { kind: 'box', payload: { passageId, box: 2, was: 1 } })),
  );
  expect(selectWaiting(store.getState())).toHaveLength(12);
  api.faults.clear();
  const reading = { now: 0, most: 0 };
  const { lists } = engineOf(store).installed ?? expect.fail();
  const read = lists.read.bind(lists);
  vi.spyOn(lists, 'read').mockImplementation(async (...of) => {
    reading.most = Math.max(reading.most, (reading.now += 1));
    return read(...of).finally(() => (reading.now -= 1));
  });
  // Every state of the list that a screen shows from the first confirmation on.
  const before = new Set<number>();
  const lost: number[] = [];
  const stop = store.subscribe(() => {
    const shown = selectPassages(store.getState());
    for (const { passageId, box } of shown.slice(0, changed.length)) {
      if (box === 2) before.add(passageId);
      else if (before.has(passageId)) lost.push(passageId);
    }
  });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(selectWaiting(store.getState())).toEqual([]), { timeout: 60_000 });
  // The rows that were read last are decoded by then.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  stop();
  expect(lost).toEqual([]);
  // Each takes seconds of a phone.
  expect(reading.most).toBe(1);
  expect(data.memoryPassages.filter(({ box }) => box === 2)).toHaveLength(12);
});
