import { afterEach, expect, it } from 'vitest';
import { exclusively } from './exclusively';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

/** The locks of a browser, in this page alone. */
function giveLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (held.get(name) ?? Promise.resolve()).then(work, work);
    held.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Starts two pieces of work at once; returns what happens, in order. */
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

it('runs work under one name one after the other', async () => {
  giveLocks();
  expect(await twoOf('a', 'a')).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('runs work under two names at once, and so does a browser without locks', async () => {
  const both = ['first begins', 'second begins', 'first ends', 'second ends'];
  expect(await twoOf('a', 'a')).toEqual(both);
  giveLocks();
  expect(await twoOf('a', 'b')).toEqual(both);
});
