import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCommandIndex } from './commandIndex';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rows = (word: string) =>
  Array.from({ length: 1200 }, (_, row) => ({ id: String(row), label: `${word}${row}` }));

it('has the rows as they are now, and changes nothing behind the next ones', async () => {
  const index = createCommandIndex();
  index.set('passage', rows('hope'));
  index.set('passage', rows('faith'));
  // A clean-up in the background could run while the index is being changed.
  expect(vi.getTimerCount()).toBe(0);
  index.set('quote', rows('failing'));
  index.set('passage', []);
  await vi.runAllTimersAsync();
  expect(index.search('hope7')).toEqual([]);
  expect(index.search('faith7')).toEqual([]);
  expect(index.search('failing7').map(({ group, entry }) => `${group} ${entry.id}`)[0]).toBe('quote 7');
});
