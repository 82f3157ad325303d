import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSingleFlight } from './useSingleFlight';

it('ignores further presses while one is in flight', async () => {
  const { result } = renderHook(useSingleFlight);
  const ends: (() => void)[] = [];
  const press = () => result.current.once(() => new Promise<void>((resolve) => ends.push(resolve)));
  let first = Promise.resolve();
  act(() => void (first = press()));
  expect(result.current.busy).toBe(true);
  await act(press);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await act(() => first);
  expect(result.current.busy).toBe(false);
});

it('takes the next press after an action that failed', async () => {
  const { result } = renderHook(useSingleFlight);
  const failing = () => Promise.reject(new Error('It broke'));
  await act(() => expect(result.current.once(failing)).rejects.toThrow('It broke'));
  expect(result.current.busy).toBe(false);
  let ran = false;
  await act(() => result.current.once(() => Promise.resolve((ran = true))));
  expect(ran).toBe(true);
});
