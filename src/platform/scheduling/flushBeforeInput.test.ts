import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushBeforeInput } from './flushBeforeInput';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs once, after the frame', () => {
  const run = vi.fn<() => void>();
  flushBeforeInput(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['keydown', 'pointerdown', 'click', 'pagehide'])('runs before a %s that comes first', (press) => {
  const order: string[] = [];
  flushBeforeInput(() => order.push('written'));
  const onPress = () => order.push('next');
  document.addEventListener(press, onPress);
  document.dispatchEvent(new Event(press, { bubbles: true }));
  document.removeEventListener(press, onPress);
  vi.advanceTimersByTime(100);
  expect(order).toEqual(['written', 'next']);
});

it('runs in the order of asking, and not what was cancelled', () => {
  const order: number[] = [];
  flushBeforeInput(() => order.push(1));
  const cancel = flushBeforeInput(() => order.push(2));
  flushBeforeInput(() => order.push(3));
  cancel();
  window.dispatchEvent(new Event('pointerdown'));
  expect(order).toEqual([1, 3]);
});
