import { beforeEach, expect, it, vi } from 'vitest';
import { comparable, createCommandIndex } from './commandIndex';
import { hitScore } from './score';

beforeEach(() => void vi.useFakeTimers());

const rows = (word: string) =>
  Array.from({ length: 1200 }, (_, row) => ({ id: String(row), label: `${word}${row}` }));

it('has the rows as they are now, and changes nothing behind the next ones', async () => {
  const index = createCommandIndex();
  index.set('passage', rows('hope'));
  index.set('passage', rows('faith'));
  // A clean-up in the background could run while the index is being changed.
  expect(vi.getTimerCount()).toBe(0);
  index.set('quote', rows('failing'));
  index.set('passage', []);
  await vi.runAllTimersAsync();
  expect(index.search('hope7')).toEqual([]);
  expect(index.search('faith7')).toEqual([]);
  expect(index.search('failing7').map(({ group, entry }) => `${group} ${entry.id}`)[0]).toBe('quote 7');
});

const NAMES = [
  '为王芳祷告',
  '王小明',
  'ขอพระเจ้าคุ้มครองแม่',
  '祈り 田中さん',
  'カード',
  'ABC恩典',
  '🙏 Mum',
  '🙏🏽 Dad',
  '❤️',
  '👨‍👩‍👧',
  '🇩🇪 Max',
  'Ångström',
];

it.each([
  ['王芳', ['为王芳祷告']],
  ['王', ['王小明', '为王芳祷告']],
  ['祷告', ['为王芳祷告']],
  ['恩典', ['ABC恩典']],
  ['แม่', ['ขอพระเจ้าคุ้มครองแม่']],
  ['田中', ['祈り 田中さん']],
  ['カー', ['カード']],
  ['🙏', ['🙏 Mum', '🙏🏽 Dad']],
  ['🙏🏿 dad', ['🙏🏽 Dad']],
  ['❤', ['❤️']],
  ['👨‍👩‍👧', ['👨‍👩‍👧']],
  ['🇩🇪', ['🇩🇪 Max']],
  ['angstrom', ['Ångström']],
])('finds %s in a script without spaces, or by its emoji', (typed, labels) => {
  const index = createCommandIndex();
  index.set(
    'prayer',
    NAMES.map((label, id) => ({ id: String(id), label })),
  );
  const found = index.search(typed).map(({ entry }) => entry.label);
  expect(found.toSorted()).toEqual(labels.toSorted());
});

it('finds characters in a text, those side by side before those apart', () => {
  const index = createCommandIndex();
  const rows = [
    { id: '1', label: 'Apart', text: '典型的恩人' },
    { id: '2', label: 'Together', text: '他的恩典够用' },
  ];
  index.set('prayer', rows);
  const hits = index.search('恩典');
  expect(hits).toHaveLength(2);
  const scores = new Map(hits.map((hit) => [hit.entry.id, hitScore(comparable('恩典'), hit, null)]));
  expect(scores.get('2')).toBeGreaterThan(scores.get('1') ?? Infinity);
});

it('ranks a row that is named by the emoji as one of that name', () => {
  const index = createCommandIndex();
  index.set('prayer', [
    { id: '1', label: 'Mum', text: '🙏' },
    { id: '2', label: '🙏' },
  ]);
  const scores = index.search('🙏').map((hit) => Math.floor(hitScore(comparable('🙏'), hit, null)));
  expect(scores.toSorted()).toEqual([40, 75]);
});
