// @vitest-environment node
import { expect, it } from 'vitest';
import { conflictOf, withoutOverwritten } from './conflictOf';

const conflict = { name: 'box', field: 'Box', theirs: '2' };

it('gives what another device changed', () => {
  expect(conflictOf({ payload: { kind: 'rejected', conflict } })).toEqual(conflict);
});

it.each([
  ['no payload', {}],
  ['nothing', { payload: null }],
  ['a text', { payload: 'conflict' }],
  ['a success', { payload: { id: 1 } }],
  ['a refusal without a conflict', { payload: { kind: 'rejected', conflict: null } }],
  ['a conflict that is a text', { payload: { conflict: 'box' } }],
  ['a conflict without a name', { payload: { conflict: { field: 'Box', theirs: '2' } } }],
  ['a conflict without a field', { payload: { conflict: { name: 'box', theirs: '2' } } }],
  ['a conflict without theirs', { payload: { conflict: { name: 'box', field: 'Box' } } }],
])('gives none for %s', (_, outcome) => {
  expect(conflictOf(outcome)).toBeNull();
});

it('leaves out the fields for which the person has decided', () => {
  expect(withoutOverwritten({ box: 1, startVerse: 2 }, ['box'])).toEqual({ startVerse: 2 });
  expect(withoutOverwritten({ box: 1, startVerse: 2 })).toEqual({ box: 1, startVerse: 2 });
});
