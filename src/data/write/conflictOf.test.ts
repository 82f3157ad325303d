// @vitest-environment node
import { expect, it } from 'vitest';
import { conflictOf, withoutOverwritten } from './conflictOf';

const conflict = { name: 'box', field: 'Box', theirs: '2' };

it('gives what another device changed', () => {
  expect(conflictOf({ payload: { conflict } })).toEqual(conflict);
});

it.each([
  ['no payload', {}],
  ['a success', { payload: { id: 1 } }],
  ['a refusal without a conflict', { payload: {} }],
])('gives none for %s', (_, outcome) => {
  expect(conflictOf(outcome)).toBeNull();
});

it('leaves out the fields for which the person has decided', () => {
  expect(withoutOverwritten({ box: 1, startVerse: 2 }, ['box'])).toEqual({ startVerse: 2 });
  expect(withoutOverwritten({ box: 1, startVerse: 2 })).toEqual({ box: 1, startVerse: 2 });
});
