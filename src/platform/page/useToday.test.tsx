import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday';

function Today() {
  return <p>{useToday()}</p>;
}

beforeEach(() => vi.useFakeTimers());

it('changes at midnight, and at the next midnight', () => {
  vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 50));
  render(<Today />);
  expect(screen.getByText('2026-11-20')).toBeVisible();
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.getByText('2026-11-20')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('2026-11-21')).toBeVisible();
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  expect(screen.getByText('2026-11-22')).toBeVisible();
});

it('is right when the device wakes, whatever became of the timer', () => {
  vi.setSystemTime(new Date(2026, 10, 20, 22));
  render(<Today />);
  // Time passes without the timers, as while a device sleeps.
  vi.setSystemTime(new Date(2026, 10, 23, 7));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-23')).toBeVisible();
});

it('leaves nothing running behind', () => {
  const { unmount } = render(<Today />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
