import { expect, it, vi } from 'vitest';
import { uuid } from '@/platform/values/random';

it.each([
  [(index: number) => index, '00010203-0405-4607-8809-0a0b0c0d0e0f'],
  [() => 0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [() => 0, '00000000-0000-4000-8000-000000000000'],
])('names its version and variant among random bytes', (byteAt, expected) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.forEach((_, index) => (array[index] = byteAt(index)));
    return array;
  });
  expect(uuid()).toBe(expected);
});
