import { expect, it } from 'vitest';
import { canonicalName } from './users';

const users = ['demo', 'reader', 'Anna'].map((userName) => ({ userName, lastModified: '' }));

it.each([
  ['guest', 'Guest'],
  ['GUEST ', 'Guest'],
  ['Güést', 'Guest'],
  ['Gueßt', 'Guest'],
  ['ＧＵＥＳＴ', 'Guest'],
  ['Demo', 'demo'],
  ['Démo', 'demo'],
  [' anna', 'Anna'],
  ['reader', 'reader'],
  ['new', 'new'],
])('%j is %j', (name, known) => {
  expect(canonicalName(name, users)).toBe(known);
});

it('prefers the exact name if two differ only in case', () => {
  const both = ['Ann', 'ann'].map((userName) => ({ userName, lastModified: '' }));
  expect(canonicalName('ann', both)).toBe('ann');
});
