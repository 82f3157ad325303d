import { FSRSAlgorithm } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { remembered } from './strength';

it.each([0, 0.5, 1, 3, 30, 400])('forgets as FSRS does, after %d days', (days) => {
  const algorithm = new FSRSAlgorithm({});
  for (const stability of [1, 3, 14, 45, 900])
    expect(remembered(days, stability)).toBeCloseTo(algorithm.forgetting_curve(days, stability), 6);
});
