import { expect, it } from 'vitest';
import { memoryPassages } from './calls';

it.each<[unknown, string]>([
  ['It is written', 'It is written'],
  ['N/A', ''],
  [null, ''],
  [undefined, ''],
])('takes the explanation %j for %j', (explanation, shown) => {
  const row = { passageId: 7, bookId: 43, chapter: 11, startVerse: 35, endVerse: 35, explanation };
  const result = memoryPassages.decode([row]);
  expect(result).toMatchObject({ ok: true, value: [{ passageId: 7, explanation: shown }] });
});
