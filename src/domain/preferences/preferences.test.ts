import { expect, it } from 'vitest';
import { preferencesFrom } from './preferences';

it.each([
  [
    { theme: 'dark', textSize: 1.3 },
    { theme: 'dark', textSize: 1.3 },
  ],
  [
    { theme: 'pink', textSize: 7 },
    { theme: 'auto', textSize: 1 },
  ],
  [null, { theme: 'auto', textSize: 1 }],
  ['dark', { theme: 'auto', textSize: 1 }],
  [{ textSize: 0.85 }, { theme: 'auto', textSize: 0.85 }],
])('%j is read as %j', (stored, preferences) => {
  expect(preferencesFrom(stored)).toEqual(preferences);
});
