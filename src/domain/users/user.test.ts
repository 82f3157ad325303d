import { expect, it } from 'vitest';
import { knownName } from './user';

const users = ['demo', 'reader', 'Anna'].map((userName) => ({ userName, lastModified: '' }));

it.each([
  ['guest', 'Guest'],
  ['GUEST ', 'Guest'],
  ['Güést', 'Guest'],
  ['ＧＵＥＳＴ', 'Guest'],
  ['Demo', 'demo'],
  [' anna', 'Anna'],
  ['reader', 'reader'],
  ['new', 'new'],
])('%j is %j', (name, known) => {
  expect(knownName(name, users)).toBe(known);
});

it('prefers the exact name if two differ only in case', () => {
  const both = ['Ann', 'ann'].map((userName) => ({ userName, lastModified: '' }));
  expect(knownName('ann', both)).toBe('ann');
});
