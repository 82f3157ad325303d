import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberReadingDay } from '@/features/plan/recordedDays';
import { rememberPrayerDay } from '@/features/prayers/api/recordedDays';
import { actionLabels } from '@test/kit/actions';
import { atWidth } from '@test/kit/atWidth';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('expands a book to its chapters, and a chapter opens in the reader', async () => {
  const { user } = renderApp('/bibleMap', {
    prepare: (db) => {
      const data = db.user('demo');
      const [nugget] = data.nuggets;
      data.nuggets.splice(0);
      for (const list of [data.memoryPassages, data.readingProgress, data.prayers]) list.length = 0;
      if (nugget) data.nuggets.push({ ...nugget, bookName: 'nahum', chapter: 2, startVerse: 3, endVerse: 3 });
    },
  });
  const nahum = await screen.findByRole('button', { name: 'Nahum: 1 of 3 chapters' });
  expect(nahum).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: /^Nahum/ })).toBeNull();
  await user.click(nahum);
  expect(nahum).toHaveAttribute('aria-expanded', 'true');
  const cell = screen.getByRole('link', { name: 'Nahum 2: nuggets 1' });
  expect(cell).toHaveAttribute('data-level', '1');
  expect(cell).toHaveTextContent(/2×1$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Coloured by' }), 'Read');
  expect(cell).toHaveAttribute('data-level', '0');
  expect(cell).not.toHaveTextContent('×');
  expect(screen.getByRole('button', { name: 'Nahum: 0 of 3 chapters' })).toBeVisible();
  await user.click(cell);
  expect(currentPath()).toBe('/readBibleChapter/niv/nahum/2');
  window.history.back();
  // The same view, because the choice and the open book are in the URL.
  expect(await screen.findByRole('link', { name: 'Nahum 2: nuggets 1' })).not.toHaveTextContent('×');
});

it('shows all 66 books at once, in six groups', async () => {
  renderApp('/bibleMap');
  await screen.findByRole('region', { name: 'Law' });
  const groups = ['Law', 'History', 'Poetry', 'Prophets', 'Gospels and Acts', 'Letters and Revelation'];
  expect(
    groups.map((name) => screen.getByRole('region', { name }).querySelectorAll('button').length),
  ).toEqual([5, 12, 5, 17, 5, 22]);
  expect(
    within(screen.getByRole('list', { name: 'Shades' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['none', 'once', '2 or 3 times', '4 times or more']);
});

it('counts the chapters in all years and in one, which is in the URL', async () => {
  const { user, api } = renderApp('/bibleMap');
  const [reading] = api.db.user('demo').readingProgress;
  const year = reading?.dateRead.slice(0, 4) ?? '';
  await screen.findByText(/In all, of 1,189 chapters: [1-9]\d* read · [1-9]\d* with memorised passages/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), year);
  expect(screen.getByText(new RegExp(`In ${year}, of 1,189 chapters: [1-9]\\d* read`))).toBeVisible();
  expect(screen.getByRole('region', { name: `Calendar of ${year}` })).toBeVisible();
  expect(currentPath()).toBe(`/bibleMap?year=${year}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Coloured by' }), `Practised in ${year}`);
  expect(currentPath()).toBe(`/bibleMap?show=memorised&year=${year}`);
});

it('retries a list that failed to load', async () => {
  const { user } = renderApp('/bibleMap', { faults: { get_nugget_id_list: '500:once' } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/[1-9]\d* with nuggets/)).toBeVisible();
});

it('says which lists failed to load, and shows the others', async () => {
  const { user } = renderApp('/bibleMap', {
    faults: { get_prayers: '500:once', get_nugget_id_list: '500:once' },
  });
  expect(await screen.findByText('Not loaded: your nuggets and prayers.')).toBeVisible();
  // Unknown numbers are not counted as 0.
  const summary = /^In all, of 1,189 chapters: [1-9]\d* read · [1-9]\d* with memorised passages\.$/;
  expect(screen.getByText(summary)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Not loaded/)).toBeNull());
  expect(await screen.findByText(/ · [1-9]\d* with nuggets · [1-9]\d* prayed over\.$/)).toBeVisible();
});

it('names the rows that cannot be decoded, even where there are no others', async () => {
  renderApp('/bibleMap', {
    prepare: (db) => {
      const { nuggets, readingProgress } = db.user('demo');
      const [nugget = expect.fail()] = nuggets.splice(0);
      nuggets.push({ ...nugget, passageId: 0.5 }, { ...nugget, passageId: Number.NaN });
      readingProgress.push({ dayOfWeek: 'Monday', bookName: 'genesis', chapter: 51, dateRead: '2026-11-02' });
    },
  });
  expect(await screen.findByText('Not loaded: your nuggets.')).toBeVisible();
  const words = 'On the server, but not readable and not counted: 2 nuggets and 1 reading.';
  expect(screen.getByText(words)).toBeVisible();
});

it('gives no number for a list that could not be loaded in the calendar', async () => {
  renderApp('/bibleMap', { faults: { get_mem_practice_history: '500', get_prayer_sessions: '500' } });
  await screen.findByText('Not loaded: your practice history and prayer sessions.');
  const totals = (name: string) =>
    screen
      .getAllByText(name)
      .find((each) => each.tagName === 'DT')
      ?.parentElement?.querySelector('dd')?.textContent;
  expect(['Views', 'Readings', 'Prayers', 'Recall days'].map(totals)).toEqual([
    'not known',
    expect.stringMatching(/^[1-9]\d*$/),
    'not known',
    '0',
  ]);
});

it('counts no prayer in a future year that came from the device’s wrong clock', async () => {
  renderApp('/bibleMap', {
    prepare: (db) => {
      const data = db.user('demo');
      const [session = expect.fail()] = data.prayerSessions.splice(0, Infinity);
      data.prayerSessions.push({ ...session, dateTime: '2026-03-05 07:00:00' });
      rememberPrayerDay('demo', session.sessionId, '2099-05-01');
      for (const list of [data.memoryPassages, data.practiceHistory, data.readingProgress]) list.length = 0;
    },
  });
  const years = within(await screen.findByRole('combobox', { name: 'Year' }));
  expect(await years.findByRole('option', { name: '2026' })).toBeInTheDocument();
  expect(years.queryByRole('option', { name: '2099' })).toBeNull();
});

it('writes the numbers of the calendar in one way', async () => {
  atWidth(1280);
  const { user } = renderApp('/bibleMap?year=2026', {
    user: 'reader',
    prepare: (db) => {
      db.user('reader').readingProgress = Array.from({ length: 1185 }, () => ({
        dayOfWeek: 'Thursday' as const,
        bookName: 'job' as const,
        chapter: 3,
        dateRead: '2026-03-05',
      }));
    },
  });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar of 2026' }));
  expect(calendar.getAllByText('1,185')).toHaveLength(2);
  expect(calendar.getByTitle('Mar 5: 1,185 readings')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Job:/ }));
  expect(await screen.findByRole('link', { name: 'Job 3: read 1,185' })).toHaveTextContent('×1,185');
  expect(document.body.textContent).not.toMatch(/1185/);
});

it('counts a reading on the day on which this device recorded the chapter', async () => {
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3 } as const;
  renderApp('/bibleMap?year=2025', {
    prepare: (db) => {
      const data = db.user('demo');
      for (const list of [data.memoryPassages, data.prayers, data.prayerSessions, data.practiceHistory])
        list.length = 0;
      data.readingProgress = [{ ...reading, dateRead: '2026-01-01' }];
      rememberReadingDay('demo', { ...reading, dateRead: '2025-12-31' }, '2025-12-31');
    },
  });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar of 2025' }));
  expect(calendar.getByTitle('Dec 31: 1 reading')).toBeInTheDocument();
  expect(screen.getByText(/^In 2025, of 1,189 chapters: 1 read/)).toBeVisible();
});

it('shows the numbers of a pressed day as text', async () => {
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', dateRead: '2026-03-05' } as const;
  const { user } = renderApp('/bibleMap?year=2026', {
    prepare: (db) => {
      const data = db.user('demo');
      for (const list of [data.memoryPassages, data.prayers, data.prayerSessions, data.practiceHistory])
        list.length = 0;
      data.readingProgress = [
        { ...reading, chapter: 3 },
        { ...reading, chapter: 4 },
      ];
    },
  });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar of 2026' }));
  const day = calendar.getByTitle('Mar 5: 2 readings');
  await user.click(day);
  expect(calendar.getByRole('status')).toHaveTextContent(/^Mar 5: 2 readings$/);
  await user.click(day.nextElementSibling ?? day);
  expect(calendar.getByRole('status')).toHaveTextContent(/^Mar 6: nothing$/);
  // For the keyboard, and for a finger that is wider than a day.
  const field = calendar.getByLabelText('Day');
  expect(field).toHaveValue('2026-03-06');
  fireEvent.change(field, { target: { value: '2026-03-05' } });
  expect(calendar.getByRole('status')).toHaveTextContent(/^Mar 5: 2 readings$/);
  expect(day).toHaveAttribute('data-pressed', 'true');
  fireEvent.change(field, { target: { value: '' } });
  expect(calendar.getByRole('status')).toBeEmptyDOMElement();
});

it('offers no year to come', async () => {
  renderApp('/bibleMap', {
    prepare: (db) => {
      const data = db.user('demo');
      for (const list of [data.memoryPassages, data.prayers, data.prayerSessions, data.practiceHistory])
        list.length = 0;
      const reading = { dayOfWeek: 'Saturday', bookName: 'mark', dateRead: '2026-03-05' } as const;
      data.readingProgress = [
        { ...reading, chapter: 3 },
        { ...reading, chapter: 4, dateRead: '2099-01-01' },
      ];
    },
  });
  expect(await screen.findByRole('region', { name: 'Calendar of 2026' })).toBeVisible();
  expect(screen.queryByRole('option', { name: '2099' })).toBeNull();
  expect(screen.getByText(/In all, of 1,189 chapters: 2 read/)).toBeVisible();
});

it('shows a guest nothing about prayers', async () => {
  const { user } = renderApp('/bibleMap?show=prayed', { user: 'Guest' });
  const by = await screen.findByRole('combobox', { name: 'Coloured by' });
  expect(
    within(by)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everything', 'Read', 'Memorised', 'Nuggets']);
  expect(by).toHaveValue('all');
  expect(screen.getByText(/^In all, of 1,189 chapters: .* with nuggets\.$/)).toBeVisible();
  expect(screen.queryByText(/pray/i)).toBeNull();
  expect(actionLabels()).not.toContain('Coloured by: Prayed');
  await user.selectOptions(by, 'Nuggets');
  expect(currentPath()).toBe('/bibleMap?show=nuggets');
});

it('offers a guest without any data nothing that a guest cannot do', async () => {
  renderApp('/bibleMap', {
    user: 'Guest',
    prepare: (db) => {
      const data = db.user('Guest');
      for (const list of [data.memoryPassages, data.nuggets, data.readingProgress, data.practiceHistory])
        list.length = 0;
    },
  });
  expect(await screen.findByText(/^Nothing to colour: the guest has no passages/)).toBeVisible();
  expect(screen.queryByText(/memorise or keep something/)).toBeNull();
  expect(screen.getByRole('link', { name: 'View Chapter' })).toBeVisible();
});
