import { expect, it } from 'vitest';
import { unzipped, zipped } from './zip';

const step = () => Promise.resolve();

it('names each file before packing, and restores its content', async () => {
  const names: string[] = [];
  const files = [
    { name: 'topics.csv', pieces: ['name\n', 'Faith\n'] },
    { name: 'quotes.csv', pieces: ['text\n'] },
  ];
  const packed = new Blob(await zipped(files, step, (name) => names.push(name)));
  expect(names).toEqual(['topics.csv', 'quotes.csv']);
  const found = await unzipped(packed, (name) => name === 'topics.csv', 1000, step);
  expect(await found?.text()).toBe('name\nFaith\n');
});
