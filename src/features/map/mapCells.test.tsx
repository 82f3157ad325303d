import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actionLabels, runAction } from '@test/kit/actions';
import { renderApp } from '@test/kit/renderApp';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();

/** A user's own data in John 1 to 4, from two years. */
const map = (user = 'demo') =>
  renderApp('/bibleMap?book=john', {
    user,
    prepare: (db) => {
      const data = db.user(user);
      const [passage = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      const [nugget = expect.fail()] = data.nuggets.splice(0, Infinity);
      const [prayer] = data.prayers.splice(0, Infinity);
      for (const list of [data.practiceHistory, data.prayerSessions, data.readingProgress]) list.splice(0);
      const john = (chapter: number) => ({ bookName: 'john' as const, chapter, startVerse: 1, endVerse: 2 });
      const reading = { dayOfWeek: 'Saturday', bookName: 'john', chapter: 1 } as const;
      data.readingProgress.push(
        { ...reading, dateRead: '2024-02-03' },
        { ...reading, dateRead: '2025-02-03' },
      );
      data.memoryPassages.push(
        { ...passage, ...john(2), passageId: 1, lastViewedNum: at(2025, 3, 4) },
        { ...passage, ...john(2), passageId: 2, startVerse: 5, endVerse: 5, lastViewedNum: -1 },
      );
      const view = { passageId: 1, dateViewedStr: '' };
      data.practiceHistory.push(
        { ...view, dateViewedLong: at(2024, 5, 6) },
        { ...view, dateViewedLong: at(2024, 5, 6) + 60_000 },
        { ...view, dateViewedLong: at(2024, 5, 7) },
      );
      data.nuggets.push({ ...nugget, ...john(3) });
      if (!prayer) return;
      data.prayers.push({ ...prayer, prayerId: 5, title: 'John 4:1', details: 'and John 1' });
      const session = { prayerId: 5, note: null };
      data.prayerSessions.push(
        { ...session, sessionId: 1, dateTime: '2024-02-03 08:00:00' },
        { ...session, sessionId: 2, dateTime: '2025-12-31 08:00:00' },
      );
    },
  });
const totals = () => screen.findByText(/of 1,189 chapters/);
const cells = () =>
  within(screen.getByRole('list', { name: 'Chapters of John' }))
    .getAllByRole('link')
    .slice(0, 5)
    .map((cell) => [
      cell.querySelector('small')?.textContent ?? '',
      cell.getAttribute('data-level'),
      cell.getAttribute('title')?.split(': ')[1] ?? '',
    ]);
const bar = () => screen.getByRole('button', { name: /^John:/ });
const choose = (name: string) => screen.getByLabelText(name);

it('shows by chapter and in all the readings, passages, nuggets and prayers', async () => {
  const { user } = map();
  // The map waits for the prayers too.
  expect(
    await screen.findByText(
      /^In all, of 1,189 chapters: 1 read · 1 with memorised passages · 1 with nuggets · 2 prayed over\.$/,
    ),
  ).toBeVisible();
  const words = cells().map(([, , told]) => told);
  expect(words[4]).toBe('');
  expect(words.slice(0, 4)).toEqual([
    'read 2, prayed 2',
    expect.stringMatching(/^memorised \d$/),
    'nuggets 1',
    'prayed 2',
  ]);
  expect(bar()).toHaveAccessibleName('John: 4 of 21 chapters');
  expect(bar()).toHaveTextContent(/4\/21$/);
  expect(bar().querySelectorAll('rect')).toHaveLength(4);
  expect(cells().map(([text]) => text)).toEqual(['×4', expect.stringMatching(/^×\d$/), '×1', '×2', '']);
  await user.selectOptions(choose('Coloured by'), 'Nuggets');
  expect(cells().map(([text]) => text)).toEqual(['', '', '×1', '', '']);
  expect(cells().map(([, level]) => level)).toEqual(['0', '0', '1', '0', '0']);
  await user.selectOptions(choose('Coloured by'), 'Prayed');
  expect(cells().map(([text]) => text)).toEqual(['×2', '', '', '×2', '']);
  expect(bar()).toHaveAccessibleName('John: 2 of 21 chapters');
  expect(actionLabels()).toEqual(expect.arrayContaining(['Coloured by: Everything']));
  expect(actionLabels()).not.toContain('Coloured by: Prayed');
  runAction('Coloured by: Read');
  expect(cells().map(([text]) => text)).toEqual(['×2', '', '', '', '']);
});

it('shows one year, in which passages were practised, and whose nuggets have no date', async () => {
  const { user } = map();
  await totals();
  expect(
    within(choose('Year'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All years', '2025', '2024']);
  await user.selectOptions(choose('Year'), '2024');
  expect(await totals()).toHaveTextContent(
    /^In 2024, of 1,189 chapters: 1 read · 1 practised · 2 prayed over\. Nuggets have no date: “All years” shows them\.$/,
  );
  expect(cells().map(([, , told]) => told)).toEqual(['read 1, prayed 1', 'practised 1', '', 'prayed 1', '']);
  expect(
    within(choose('Coloured by'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everything in 2024', 'Read in 2024', 'Practised in 2024', 'Nuggets', 'Prayed in 2024']);
  await user.selectOptions(choose('Coloured by'), 'Nuggets');
  expect(choose('Year')).toHaveDisplayValue('All years');
  expect(await totals()).toHaveTextContent(/^In all/);
  runAction('Coloured by: Everything');
  await user.selectOptions(choose('Year'), '2024');
  runAction('All years');
  expect(await totals()).toHaveTextContent(/^In all/);
});

it('shows a year by days, and the numbers of each month', async () => {
  const { user } = map();
  await totals();
  await user.selectOptions(choose('Year'), '2024');
  const calendar = screen.getByLabelText('Calendar of 2024');
  await user.click(within(calendar).getByRole('button', { name: 'By month' }));
  const rows = within(calendar).getAllByRole('row').slice(1);
  const figures = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);
  expect(
    within(calendar)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Month', 'Views', 'Readings', 'Prayers', 'Recall days']);
  expect(figures[1]).toEqual(['Feb', '0', '1', '1', '0']);
  expect(figures[4]).toEqual(['May', '2', '0', '0', '0']);
  expect(figures[11]).toEqual(['Dec', '0', '0', '0', '0']);
  expect(
    within(calendar)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '1', '1', '0']);
  const days = [...calendar.querySelectorAll<HTMLElement>('[data-level]')];
  expect(days).toHaveLength(366);
  const told = days.flatMap((day) => (day.title === '' ? [] : [[day.title, day.dataset.level]]));
  expect(told).toEqual([
    ['Feb 3: 1 reading, 1 prayer', '2'],
    ['May 6: 1 view', '1'],
    ['May 7: 1 view', '1'],
  ]);
});

it('requests no prayers for a guest', async () => {
  const { api } = map('Guest');
  await totals();
  await waitFor(() => expect(screen.getByText(/with nuggets\.$/)).toBeVisible());
  expect(api.requests.some(({ endpoint }) => endpoint.startsWith('get_prayer'))).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that there is nothing to colour yet', async () => {
  renderApp('/bibleMap', { user: 'reader' });
  expect(await screen.findByText(/^Nothing to colour yet/)).toBeVisible();
});

it('does not say so if a list failed to load, or is still loading', async () => {
  const failed = renderApp('/bibleMap', { user: 'reader', faults: { get_nugget_id_list: '500' } });
  expect(await screen.findByText('Not loaded: your nuggets.')).toBeVisible();
  expect(screen.queryByText(/^Nothing to colour yet/)).toBeNull();
  failed.unmount();
  const { api } = renderApp('/bibleMap');
  const request = api.hold('get_mempsg_list');
  await request.arrived;
  expect(screen.getByText(/^Loading what you have read/)).toBeVisible();
  request.release();
  expect(await totals()).toBeVisible();
  expect(screen.queryByText(/^Nothing to colour yet/)).toBeNull();
});
