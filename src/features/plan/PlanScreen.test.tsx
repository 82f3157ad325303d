import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { SATURDAY, atClock, read, readButton, today } from '@test/kit/plan';

it('shows today’s chapter, the week and the history', async () => {
  renderApp('/readingPlan', atClock(SATURDAY));
  expect(await screen.findByText('Saturday, 11/21/2026')).toBeVisible();
  // Six Saturdays after Matthew 24.
  expect(today().getByText('Mark 3')).toBeVisible();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  expect(within(week.getByRole('table', { name: 'The Week' })).getAllByRole('row')).toHaveLength(8);
  expect(
    week.getByRole('progressbar', { name: '6 of 117 chapters of Saturday’s list read' }),
  ).toHaveAttribute('value', '6');
  expect(week.getByText('6 of 117')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'Reading History' }));
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Friday, 11\/20\/2026Isaiah 57Re-read$/);
});

it('starts at the first book for a user who has read nothing', async () => {
  renderApp('/readingPlan', { user: 'reader', ...atClock(SATURDAY) });
  expect(await screen.findByText('Nothing read yet.')).toBeVisible();
  expect(today().getByText('Matthew 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start with Matthew 1' })).toBeVisible();
});

it.each(['500', 'html', 'drop', 'types'])(
  'says that the plan could not be loaded on %s, and retries',
  async (fault) => {
    const { user } = renderApp('/readingPlan', {
      faults: { get_all_reading_plan_progress: `${fault}:once` },
      ...atClock(SATURDAY),
    });
    expect(await screen.findByText(/^Failed to load reading progress/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await readButton()).toBeVisible();
  },
);

it('opens in the translation that was read last', async () => {
  localStorage.setItem('nuggets.translation', 'kjv');
  const { user } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  expect(screen.getByRole('link', { name: 'Re-read Isaiah 57' })).toHaveAttribute(
    'href',
    '/nuggets/readBibleChapter/kjv/isaiah/57',
  );
  await read(user);
  expect(currentPath()).toBe('/readBibleChapter/kjv/mark/3');
});

it('can have a translation of its own', async () => {
  localStorage.setItem('nuggets.translation', 'kjv');
  const { user } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const own = screen.getByRole('combobox', { name: 'Translation of the plan' });
  expect(within(own).getByRole('option', { selected: true })).toHaveTextContent('As last read (KJV)');
  await user.selectOptions(own, 'asv');
  await read(user);
  expect(currentPath()).toBe('/readBibleChapter/asv/mark/3');
  expect(localStorage.getItem('nuggets.planTranslation')).toBe('asv');
});
