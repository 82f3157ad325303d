import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow';

function Now() {
  return <p>{new Date(useNow()).toISOString()}</p>;
}

beforeEach(() => vi.useFakeTimers());

it('goes on while the page is open, and is right at once on showing the page again', () => {
  vi.setSystemTime('2026-11-20T22:00:00Z');
  const { unmount } = render(<Now />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-20T22:01:00.000Z')).toBeVisible();
  // Time passes without the timers, as while a device sleeps.
  vi.setSystemTime('2026-11-23T07:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-23T07:00:00.000Z')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
