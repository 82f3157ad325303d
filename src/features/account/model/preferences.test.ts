import { expect, it } from 'vitest';
import { preferencesFrom } from './preferences';

const ordinary = { theme: 'auto', textSize: 1, verses: 'lines', redLetters: true, start: 'browseBible' };

it.each([
  [
    { theme: 'dark', textSize: 1.3, verses: 'paragraphs', redLetters: false, start: 'today' },
    { theme: 'dark', textSize: 1.3, verses: 'paragraphs', redLetters: false, start: 'today' },
  ],
  [{ theme: 'pink', textSize: 7, verses: 'columns', redLetters: 'no', start: 'links' }, {}],
  [null, {}],
  ['dark', {}],
  [{ textSize: 0.85 }, { textSize: 0.85 }],
])('%j is read as %j', (stored, preferences) => {
  expect(preferencesFrom(stored)).toEqual({ ...ordinary, ...preferences });
});
