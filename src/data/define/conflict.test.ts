import { expect, it } from 'vitest';
import { withoutOverwritten, withSeenBefore } from './conflict';

it('leaves out the fields for which the person has decided', () => {
  expect(withoutOverwritten({ box: 1, startVerse: 2 }, ['box'])).toEqual({ startVerse: 2 });
  expect(withoutOverwritten({ box: 1, startVerse: 2 })).toEqual({ box: 1, startVerse: 2 });
});

it.each([
  ['the only field', { box: 3, was: 2 }, { box: 2, was: 1 }, { box: 3, was: 1 }],
  ['the only field, which was overwritten', { box: 3, was: 2 }, { box: 2 }, { box: 3 }],
  [
    'one of several',
    { changes: { box: 3 }, was: { box: 2, endVerse: 7 } },
    { changes: { box: 2 }, was: { box: 1, endVerse: 6 } },
    { changes: { box: 3 }, was: { box: 1, endVerse: 7 } },
  ],
  [
    'one of several, which was overwritten',
    { changes: { box: 3 }, was: { box: 2 } },
    { changes: { box: 2 }, was: {} },
    { changes: { box: 3 }, was: {} },
  ],
])('gives a write what was seen before the refused one: %s', (_, payload, refused, expected) => {
  expect(withSeenBefore(payload, refused)).toEqual(expected);
});

it.each([
  ['overwrites', { box: 3 }, { box: 2, was: 1 }],
  [
    'has other fields',
    { changes: { box: 3 }, was: { box: 2 } },
    { changes: { title: 'Rain' }, was: { title: '' } },
  ],
])('leaves a write alone that %s', (_, payload, refused) => {
  expect(withSeenBefore(payload, refused)).toBe(payload);
});
