import { afterEach, expect, it } from 'vitest';
import { exclusively } from './exclusively';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

/** Locks as a browser has them, in this page alone. */
function giveLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (held.get(name) ?? Promise.resolve()).then(work, work);
    held.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Two pieces of work that are begun at once; what happens, in its order. */
async function twoOf(one: string, other: string): Promise<string[]> {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([exclusively(one, work('first')), exclusively(other, work('second'))])).toEqual([
    'first',
    'second',
  ]);
  return seen;
}

it('does one thing after the other under one name', async () => {
  giveLocks();
  expect(await twoOf('a', 'a')).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('does both at once under two names, and where the browser has no locks', async () => {
  const both = ['first begins', 'second begins', 'first ends', 'second ends'];
  expect(await twoOf('a', 'a')).toEqual(both);
  giveLocks();
  expect(await twoOf('a', 'b')).toEqual(both);
});
