import { expect, it } from 'vitest';
import { spokenMs, spokenPassage } from './spokenPassage';

it('says the reference, waits as long as the text takes, and says the text', () => {
  expect(spokenPassage('John 11:35', 'Jesus wept. So be it', 1)).toEqual([
    { kind: 'say', text: 'John 11, 35' },
    { kind: 'pause', ms: spokenMs('Jesus wept. So be it', 1) },
    { kind: 'say', text: 'Jesus wept.' },
    { kind: 'say', text: 'So be it' },
    { kind: 'pause', ms: 1500 },
  ]);
});

it('takes half the time at twice the pace, and none for no words', () => {
  expect(spokenMs('one two three four', 1)).toBe(1500);
  expect(spokenMs('one two three four', 2)).toBe(750);
  expect(spokenPassage('John 1:1', '', 1).filter(({ kind }) => kind === 'say')).toHaveLength(1);
});
