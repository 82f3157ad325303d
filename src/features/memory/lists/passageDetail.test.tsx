import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecallEntry } from '../model/strength/recallEntry';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';
import { rememberPracticeChoice } from '../practice/practiceChoice';
import { RecallCalendar } from './RecallCalendar';

const DAY = 86_400_000;
const NOON = new Date(2024, 4, 1, 12).getTime();
async function detailAfter(runs: readonly Partial<RecallEntry>[]) {
  await logRecalls(
    runs.map((run, index) => recallEntry({ id: `run ${index}`, at: NOON + index * DAY, score: 1, ...run })),
  );
  renderApp('/memoryPassages/7', {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const [row = expect.fail()] = memoryPassages.splice(0, Infinity);
      memoryPassages.push({ ...row, passageId: 7 });
    },
  });
  const detail = within(await screen.findByRole('region', { name: 'Passage' }));
  return {
    detail,
    runs: () => detail.findAllByRole('listitem').then((all) => all.map((each) => each.textContent)),
  };
}

it('shows the runs of a passage, the newest first; reading has no score', async () => {
  const { detail, runs } = await detailAfter([
    { exercise: 'read' },
    { exercise: 'fade', score: 0.5 },
    { exercise: 'letters', score: 0.333 },
    { score: 0.997 },
    { exercise: 'aloud', score: 0.95 },
    { exercise: 'reference', direction: 'by_psgtxt', score: 0 },
    { passageId: 8 },
  ]);
  expect(await detail.findByRole('heading', { name: 'Recalled' })).toBeVisible();
  expect(await runs()).toEqual([
    '05/06/2024Reference: 0 %',
    '05/05/2024Said aloud: 95 %',
    '05/04/2024Written: 100 %',
    '05/03/2024First letters: 33 %',
    '05/02/2024Fade: 50 %',
    '05/01/2024Read',
  ]);
});

it('shows no day for a run by a clock that was years ahead', async () => {
  const { runs } = await detailAfter([{}, { at: Date.UTC(5138, 10, 16) }]);
  expect(await runs()).toEqual(['day unknownWritten: 100 %', '05/01/2024Written: 100 %']);
});

it('shows the twenty newest runs only', async () => {
  const { runs } = await detailAfter(Array.from({ length: 22 }, () => ({})));
  const told = await runs();
  expect(told).toHaveLength(20);
  expect(told[0]).toBe('05/22/2024Written: 100 %');
  expect(told.at(-1)).toBe('05/03/2024Written: 100 %');
});

it('shows no heading for runs if there are none', async () => {
  const { detail } = await detailAfter([]);
  expect(await detail.findByText(/^Likely recalled: \S{2,}/)).toBeVisible();
  expect(detail.queryByRole('heading', { name: 'Recalled' })).toBeNull();
});

it('opens a passage by reference, like the due day in its line', async () => {
  rememberPracticeChoice({ mode: 'by_psgtxt', order: 'rand', startsInRecall: false, portion: 20 });
  const { detail } = await detailAfter([]);
  expect(await detail.findByRole('link', { name: 'Practise' })).toHaveAttribute(
    'href',
    '/nuggets/practice/by_ref/rand',
  );
});

it('shades a day by its runs, a week a column of the calendar', () => {
  // Wednesday 1 May 2024.
  const runs = [0, 1, 2, 3, 5, 6, 9, 10, 11];
  const year = runs.map((count, index) => ({ day: `2024-05-0${index + 1}`, runs: count }));
  const { container } = render(<RecallCalendar year={year} />);
  const squares = [...container.querySelectorAll('rect')];
  expect(squares.map(({ dataset }) => dataset.shade)).toEqual(['0', '1', '1', '2', '2', '3', '3', '4', '4']);
  expect(screen.getByText('47 recalls on 8 days in a year')).toBeVisible();
  const positions = squares.map((square) => [square.getAttribute('x'), square.getAttribute('y')].map(Number));
  expect(positions).toEqual([
    [0, 58],
    [0, 72],
    [0, 86],
    [0, 100],
    [14, 16],
    [14, 30],
    [14, 44],
    [14, 58],
    [14, 72],
  ]);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 58 114');
  for (const square of squares) {
    expect(square.getAttribute('width')).toBe('12');
    expect(square.getAttribute('height')).toBe('12');
  }
});
