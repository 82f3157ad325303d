import { afterEach, expect, it, vi } from 'vitest';
import { shareLocks } from '@test/kit/shareLocks';
import { exclusively } from './exclusively';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

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
  shareLocks();
  expect(await twoOf('a', 'a')).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('runs work under two names at once, and so does a browser without locks', async () => {
  const both = ['first begins', 'second begins', 'first ends', 'second ends'];
  expect(await twoOf('a', 'a')).toEqual(both);
  shareLocks();
  expect(await twoOf('a', 'b')).toEqual(both);
});

it('tells of waiting only where another has the name', async () => {
  shareLocks();
  const seen: string[] = [];
  let end = (): void => undefined;
  const first = exclusively(
    'a',
    () => new Promise<void>((resolve) => (end = resolve)),
    () => void seen.push('first waits'),
  );
  const second = exclusively(
    'a',
    () => Promise.resolve('done'),
    () => void seen.push('second waits'),
  );
  await vi.waitFor(() => expect(seen).toEqual(['second waits']));
  end();
  await first;
  expect(await second).toBe('done');
  expect(seen).toEqual(['second waits']);
});

it('goes on without a lock that another tab does not give back, unless told to wait', async () => {
  const timeouts = new Map<number, () => void>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    timeouts.set(ms, () => abort.abort());
    return abort.signal;
  });
  shareLocks();
  void exclusively('a', () => new Promise(() => undefined));
  const seen: string[] = [];
  const work = (name: string) => () => Promise.resolve(void seen.push(name));
  const short = exclusively('a', work('short'));
  void exclusively('a', work('patient'), () => void seen.push('waits'));
  await vi.waitFor(() => expect(seen).toEqual(['waits']));
  timeouts.get(180_000)?.();
  await short;
  expect(seen).toEqual(['waits', 'short']);
});
