import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { SATURDAY, atClock, readButton } from '@test/kit/plan';

it('shows for each day when its list will be finished, and the progress of each book', async () => {
  const { user } = renderApp('/readingPlan', {
    user: 'reader',
    ...atClock(SATURDAY),
    prepare: (db) =>
      db.user('reader').readingProgress.push(
        ...['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-16'].map((dateRead, before) => ({
          dayOfWeek: 'Monday' as const,
          bookName: 'genesis' as const,
          chapter: before + 1,
          dateRead,
        })),
      ),
  });
  await readButton();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  expect(week.getByText('4 of 187')).toBeVisible();
  expect(week.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Next chapter',
    'Read of its list',
    'Finishes on',
    'At the pace of',
  ]);
  const current = week.getAllByRole('row').filter((day) => day.getAttribute('aria-current') === 'date');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent(/^SaturdayMatthew 10 of 11702\/10\/20291 chapter a week, assumed$/);
  await user.click(week.getByRole('button', { name: 'Books of Saturday' }));
  expect(week.getByRole('progressbar', { name: '0 of 28 chapters of Acts read' })).toHaveAttribute(
    'max',
    '28',
  );
});

it.each([
  [[1, 1], '1 chapter'],
  [[2, 2], '2 chapters'],
  [[2, 1, 1], '1.33 chapters'],
])('after %j chapters on the Saturdays before, the pace is %s a week', async (weeks, pace) => {
  const dayOfWeek = 'Saturday';
  const read = weeks.flatMap((count, week) =>
    Array.from({ length: count }, () => new Date(Date.UTC(2026, 10, 21 - 7 * (weeks.length - week)))),
  );
  renderApp('/readingPlan', {
    ...atClock(SATURDAY),
    user: 'reader',
    prepare: (db) => {
      db.user('reader').readingProgress = read.map((day, index) => ({
        dayOfWeek,
        bookName: 'matthew',
        chapter: index + 1,
        dateRead: day.toISOString().slice(0, 10),
      }));
    },
  });
  await readButton();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  expect(week.getByRole('row', { current: 'date' })).toHaveTextContent(new RegExp(`${pace} a week$`));
});
