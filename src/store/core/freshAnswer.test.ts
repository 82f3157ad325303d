import { expect, it } from 'vitest';
import { freshAnswer } from './freshAnswer';

it('asks again as long as writes come between question and answer', async () => {
  let writes = 0;
  const answers = ['old', 'older than the second write', 'new'];
  const answer = await freshAnswer(
    () => {
      const text = answers.shift() ?? 'too often';
      if (text !== 'new') writes += 1;
      return Promise.resolve(text);
    },
    () => writes,
  );
  expect(answer).toBe('new');
  expect(answers).toEqual([]);
});

it('gives a failure on', async () => {
  await expect(
    freshAnswer(
      () => Promise.reject(new Error('no')),
      () => 0,
    ),
  ).rejects.toThrow('no');
});
