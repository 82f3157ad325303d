import { expect, it } from 'vitest';
import { withoutOverwritten } from './conflict';

it('leaves out the fields for which the person has decided', () => {
  expect(withoutOverwritten({ box: 1, startVerse: 2 }, ['box'])).toEqual({ startVerse: 2 });
  expect(withoutOverwritten({ box: 1, startVerse: 2 })).toEqual({ box: 1, startVerse: 2 });
});
