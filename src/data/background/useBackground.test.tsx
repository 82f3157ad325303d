import { waitFor } from '@testing-library/react';
import { testStore } from '@test/kit/testStore';
import { renderHookIn } from '@test/kit/renderHookIn';
import { expect, it } from 'vitest';
import { usePrefetch } from './useBackground';

it('loads two items at a time, in order, and drops those that are no longer wanted', async () => {
  const running = new Map<number, () => void>();
  const begun: number[] = [];
  const load = (item: number) =>
    new Promise<void>((resolve) => {
      begun.push(item);
      running.set(item, resolve);
    });
  const { rerender, unmount } = renderHookIn(
    testStore(),
    ({ items, ready }: { items: number[]; ready: boolean }) => usePrefetch(items, String, ready, load),
    { items: [1, 2, 3, 4], ready: false },
  );
  expect(begun).toEqual([]);
  rerender({ items: [1, 2, 3, 4], ready: true });
  expect(begun, 'before the frame is painted').toEqual([]);
  await waitFor(() => expect(begun).toEqual([1, 2]));
  running.get(2)?.();
  await waitFor(() => expect(begun).toEqual([1, 2, 3]));
  rerender({ items: [5, 6], ready: true });
  expect(begun, 'two still hang').toEqual([1, 2, 3]);
  running.get(1)?.();
  await waitFor(() => expect(begun).toEqual([1, 2, 3, 5]));
  unmount();
  running.get(3)?.();
  running.get(5)?.();
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3, 5]);
});
