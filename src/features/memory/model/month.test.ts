import { expect, it } from 'vitest';
import { calibration, logLoss, simulatedMonth } from '@test/checks/recall/month';

it('is told more truly than when every view counted, over a month on two devices', () => {
  const predictions = simulatedMonth(1);
  expect(predictions).toHaveLength(2 * 30 * 300);
  const recalled = predictions.filter((each) => each.recalled).length / predictions.length;
  const guess = -(recalled * Math.log(recalled) + (1 - recalled) * Math.log(1 - recalled));
  const after = logLoss(predictions, 'after');
  expect(after).toBeLessThan(guess - 0.03);
  expect(after).toBeLessThan(logLoss(predictions, 'before') - 0.1);
  const frequent = calibration(predictions, 'after').filter(({ count }) => count > predictions.length / 100);
  expect(frequent.map(({ from }) => from)).toEqual([0.2, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9]);
  for (const tenth of frequent) expect(Math.abs(tenth.predicted - tenth.recalled)).toBeLessThan(0.16);
});
