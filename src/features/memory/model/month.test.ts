import { expect, it } from 'vitest';
import { calibration, logLoss, simulatedMonth } from '@test/checks/recall/month';

it('is predicted better than by FSRS or views alone, over a month on two devices', () => {
  const all = simulatedMonth(1);
  expect(all).toHaveLength(2 * 30 * 300);
  const predictions = all.filter(({ now }) => now !== null);
  const recalled = predictions.filter((each) => each.recalled).length / predictions.length;
  const guess = -(recalled * Math.log(recalled) + (1 - recalled) * Math.log(1 - recalled));
  const loss = logLoss(predictions, 'now');
  expect(loss).toBeLessThan(0.485);
  expect(loss).toBeLessThan(guess - 0.1);
  expect(loss).toBeLessThan(logLoss(predictions, 'before') - 0.1);
  expect(loss).toBeLessThan(logLoss(predictions, 'fsrs') - 0.08);
  const frequent = calibration(predictions, 'now').filter(({ count }) => count > predictions.length / 50);
  expect(frequent.map(({ from }) => from)).toEqual([0.2, 0.3, 0.5, 0.8, 0.9]);
  for (const tenth of frequent) expect(Math.abs(tenth.predicted - tenth.recalled)).toBeLessThan(0.1);
});

it('has an order that is no worse, even if nothing was graded', () => {
  const all = simulatedMonth(2);
  expect(logLoss(all, 'order')).toBeLessThan(logLoss(all, 'before') - 0.2);
});
