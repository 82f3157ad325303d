import { expect, it } from 'vitest';
import { withDigits } from './numbers';

it.each([
  ['romans eight', 'romans 8'],
  ['psalms forty six', 'psalms 46'],
  ['psalm one hundred and nineteen', 'psalm 119'],
  ['john three sixteen', 'john 3 16'],
  ['seven and twenty', '27'],
  // An ordinal is not a cardinal number, and no other word changes.
  ['first john three', 'first john 3'],
  ['a lamp and the sea', 'a lamp and the sea'],
  ['', ''],
])('%j with digits is %j', (words, digits) => {
  expect(withDigits(words)).toBe(digits);
});
