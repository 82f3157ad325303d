import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforeNextPress } from './beforeNextPress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs once, after the frame', () => {
  const run = vi.fn<() => void>();
  beforeNextPress(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['keydown', 'pointerdown', 'click', 'pagehide'])('runs before a %s that comes first', (press) => {
  const order: string[] = [];
  beforeNextPress(() => order.push('written'));
  const onPress = () => order.push('next');
  document.addEventListener(press, onPress);
  document.dispatchEvent(new Event(press, { bubbles: true }));
  document.removeEventListener(press, onPress);
  vi.advanceTimersByTime(100);
  expect(order).toEqual(['written', 'next']);
});

it('runs in the order of asking, and not what was cancelled', () => {
  const order: number[] = [];
  beforeNextPress(() => order.push(1));
  const cancel = beforeNextPress(() => order.push(2));
  beforeNextPress(() => order.push(3));
  cancel();
  window.dispatchEvent(new Event('pointerdown'));
  expect(order).toEqual([1, 3]);
});
