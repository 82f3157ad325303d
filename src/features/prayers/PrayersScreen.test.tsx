import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localDateTime } from '@/platform/values/dates';
import { atNoon, calls, card, dataOf, openRecord, titles, toast } from '@test/kit/prayers';
import { currentPath, renderApp } from '@test/kit/renderApp';

atNoon();

describe('the list', () => {
  it('shows daily prayers first, then those never prayed, each with its details', async () => {
    renderApp('/prayers');
    const family = await card('Family');
    expect(family).toHaveTextContent('Anna and the children');
    expect(family).toHaveTextContent('Daily');
    expect(family).toHaveTextContent('Prayed today');
    expect(titles().slice(0, 5).sort()).toEqual(['A teachable heart', 'Family', 'Mum', 'Our church', 'Work']);
    expect(await card('Surgery in spring')).toHaveTextContent('Never prayed');
    expect(screen.getByText('25 prayers')).toBeVisible();
    expect(screen.getByText('8 left today')).toBeVisible();
  });

  it('names a prayer without a title “Untitled prayer” in the list and in its dialogs', async () => {
    const app = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers) if (prayer.title === 'Exams') prayer.title = ' ';
      },
    });
    const link = within(await card('Untitled prayer')).getByRole('link', { name: 'Untitled prayer' });
    expect(link).toBeVisible();
    expect(await openRecord(app, 'Untitled prayer')).toHaveTextContent('Untitled prayer');
  });

  it('leads from a card to the prayer at a URL of its own, and back', async () => {
    const { user } = renderApp('/prayers');
    await user.click(within(await card('Exams')).getByRole('link', { name: 'Exams' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
    expect(currentPath()).toBe('/prayers/8');
    expect(screen.getByText('A clear head, and rest afterwards.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    act(() => history.back());
    expect(await card('Exams')).toBeVisible();
    expect(currentPath()).toBe('/prayers');
  });

  it('filters to the prayers left today, and clears that filter', async () => {
    const { user } = renderApp('/prayers');
    await card('Family');
    screen.getByRole('button', { name: '8 left today' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('8 of 25 prayers')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(titles()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: '8 left today' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove filter Left today' }));
    expect(screen.getByText('25 prayers')).toBeVisible();
  });

  it('searches title, details and person, and says how many were found', async () => {
    const { user } = renderApp('/prayers');
    await card('Family');
    const search = screen.getByRole('searchbox', { name: 'Search prayers' });
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('daniel');
    expect(await screen.findByText('1 of 25 prayers')).toBeVisible();
    expect(titles()).toEqual(['Looking for work']);
    await user.clear(search);
    await user.type(search, 'interviews MONTH');
    await waitFor(() => expect(titles()).toEqual(['Looking for work']));
    await user.type(search, 'x');
    expect(await screen.findByText('No prayers match your search criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('25 prayers')).toBeVisible();
  });

  it('shows and searches the archived prayers separately', async () => {
    const { user } = renderApp('/prayers');
    await card('Family');
    await user.click(screen.getByRole('switch', { name: 'Archived' }));
    expect(screen.getByText('5 prayers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'clara');
    await waitFor(() => expect(titles()).toEqual(['Biopsy']));
  });

  it('finds an untitled prayer by the title that is shown', async () => {
    const { user } = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers) if (prayer.title === 'Exams') prayer.title = '';
      },
    });
    await card('Family');
    await user.type(screen.getByRole('searchbox'), 'untitled');
    await waitFor(() => expect(titles()).toEqual(['Untitled prayer']));
  });

  it('explains how to archive when nothing is archived', async () => {
    const { user } = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers) prayer.archived = false;
      },
    });
    await card('Family');
    await user.click(screen.getByRole('switch', { name: 'Archived' }));
    expect(screen.getByText(/There are no archived prayers/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the active prayers' }));
    expect(await card('Family')).toBeVisible();
  });

  it('ignores a session that a wrong clock dated in the future', async () => {
    renderApp('/prayers', {
      prepare: (db) => {
        db.user('demo').prayerSessions.push({
          sessionId: 9001,
          prayerId: 8,
          dateTime: '2027-05-01 07:30:00',
          note: null,
        });
      },
    });
    // It does not hide the real last date either.
    expect(await card('Exams')).not.toHaveTextContent('Prayed today');
    expect(await card('Exams')).not.toHaveTextContent('2027');
  });

  it('shows prayers recorded in another tab once visible again, in the same order', async () => {
    const app = renderApp('/prayers');
    await card('Exams');
    const before = titles();
    const { prayers, prayerSessions } = dataOf(app);
    const [last] = before.slice(-1);
    const prayed = prayers.find(({ title }) => title === last);
    prayerSessions.push({
      sessionId: 9001,
      prayerId: prayed?.prayerId ?? 0,
      dateTime: localDateTime(new Date()).replace('T', ' '),
      note: null,
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await card(last ?? '')).toHaveTextContent('Prayed today'));
    expect(titles()).toEqual(before);
  });

  it('says so when the URL names no prayer of the user', async () => {
    const { user } = renderApp('/prayers/999');
    expect(await screen.findByText('This prayer is not among yours.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all prayers' }));
    expect(await card('Family')).toBeVisible();
  });

  it('offers to add the first prayer when there is none', async () => {
    const { user } = renderApp('/prayers', { user: 'reader' });
    expect(await screen.findByText('There are no prayers yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add the first' }));
    expect(await screen.findByRole('dialog', { name: 'Add Prayer' })).toBeVisible();
  });

  it('says that all prayers are archived, and leads to them, where none is active', async () => {
    const { user } = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers) prayer.archived = true;
      },
    });
    expect(await screen.findByText('All of your prayers are archived.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add another' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the archived prayers' }));
    expect(await card('Family')).toBeVisible();
  });

  it('shows the error when the list cannot be fetched, and retries', async () => {
    const app = renderApp('/prayers');
    app.api.faults.set('get_prayers', '500:once');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error fetching prayers');
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await card('Family')).toBeVisible();
  });

  it('shows the prayers without their sessions, and reports the failure', async () => {
    const app = renderApp('/prayers');
    app.api.faults.set('get_prayer_sessions', 'garbage:once');
    expect(await toast('Error fetching prayer history')).toBeVisible();
    expect(await card('Family')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('8 left today')).toBeVisible();
  });
});

describe('a guest', () => {
  it('is redirected, and is not offered prayers', async () => {
    const app = renderApp('/prayers', { user: 'Guest' });
    await waitFor(() => expect(currentPath()).toBe('/browseBible'));
    expect(screen.queryByRole('button', { name: 'Prayers' })).toBeNull();
    expect(calls(app, 'get_prayers')).toHaveLength(0);
  });
});
