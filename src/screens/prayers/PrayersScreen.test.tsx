import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localDateTime } from '@/domain/text/dates';
import { currentPath, renderApp } from '@test/kit/renderApp';

type App = ReturnType<typeof renderApp>;

const dataOf = ({ api }: App, user = 'demo') => {
  const data = api.db.find(user);
  if (!data) throw new Error(`no user ${user}`);
  return data;
};
const card = (title: string) => screen.findByRole('article', { name: title });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const toast = (text: string) => within(screen.getByRole('status', { name: 'Notices' })).findByText(text);
const calls = ({ api }: App, endpoint: string) =>
  api.requests.filter((request) => request.endpoint === endpoint);

async function openMenu({ user }: App, title: string, item: string) {
  await user.click(within(await card(title)).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
}

async function openRecord({ user }: App, title: string) {
  await user.click(within(await card(title)).getByRole('button', { name: 'Record' }));
  return screen.findByRole('dialog', { name: 'Record Prayer' });
}

describe('the list', () => {
  it('shows daily prayers first, then those never prayed, with what is known of each', async () => {
    renderApp('/prayers');
    const family = await card('Family');
    expect(family).toHaveTextContent('Anna and the children');
    expect(family).toHaveTextContent('Daily');
    expect(family).toHaveTextContent('Prayed today');
    expect(titles().slice(0, 5).sort()).toEqual(['A teachable heart', 'Family', 'Mum', 'Our church', 'Work']);
    expect(await card('Surgery in spring')).toHaveTextContent('Never prayed');
    expect(screen.getByText('25 prayers')).toBeVisible();
    expect(screen.getByText('23 left today')).toBeVisible();
  });

  it('calls a prayer without a title untitled, wherever its name stands', async () => {
    const app = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers) if (prayer.title === 'Exams') prayer.title = ' ';
      },
    });
    const button = within(await card('Untitled prayer')).getByRole('button', { name: 'Untitled prayer' });
    expect(button).toBeVisible();
    expect(await openRecord(app, 'Untitled prayer')).toHaveTextContent('Untitled prayer');
  });

  it('opens and closes a card', async () => {
    const { user } = renderApp('/prayers');
    const button = within(await card('Exams')).getByRole('button', { name: 'Exams' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('searches title, details and person, and says how many it found', async () => {
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

  it('shows and searches the archived ones apart', async () => {
    const { user } = renderApp('/prayers');
    await card('Family');
    await user.click(screen.getByRole('switch', { name: 'Archived' }));
    expect(screen.getByText('5 prayers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'clara');
    await waitFor(() => expect(titles()).toEqual(['Biopsy']));
  });

  it('knows, when it is looked at again, what was prayed in another tab, and keeps its order', async () => {
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

  it('says what to do when there is nothing yet', async () => {
    const { user } = renderApp('/prayers', { user: 'reader' });
    expect(await screen.findByText('There are no prayers yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add the first' }));
    expect(await screen.findByRole('dialog', { name: 'Add Prayer' })).toBeVisible();
  });

  it('shows the words of the catalogue when it cannot be fetched, and tries again', async () => {
    const app = renderApp('/prayers');
    app.api.faults.set('get_prayers', '500:once');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error fetching prayers');
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await card('Family')).toBeVisible();
  });

  it('is there without the sessions, and says so', async () => {
    const app = renderApp('/prayers');
    app.api.faults.set('get_prayer_sessions', 'garbage:once');
    expect(await card('Family')).toBeVisible();
    expect(await toast('Error fetching prayer history')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('23 left today')).toBeVisible();
  });
});

describe('adding and editing', () => {
  it('adds what was typed, once, and closes the dialog a second after', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Prayer' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await app.user.type(within(dialog).getByLabelText('Title'), ' Harvest ');
    await app.user.type(within(dialog).getByLabelText('Person'), 'Farmers');
    await app.user.type(within(dialog).getByLabelText('Details'), 'Rain.');
    await app.user.click(within(dialog).getByLabelText(/Daily/));
    await app.user.dblClick(save);
    expect(await toast('Prayer added successfully')).toBeVisible();
    expect(dialog).toBeVisible();
    expect(dataOf(app).prayers.at(-1)).toMatchObject({
      title: 'Harvest',
      personName: 'Farmers',
      details: 'Rain.',
      priority: 'daily',
      archived: false,
    });
    expect(calls(app, 'add_prayer')).toHaveLength(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 2000 });
    expect(await card('Harvest')).toHaveTextContent('Never prayed');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('nuggets.draft'))).toEqual([]);
  });

  it('asks for a title', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    const dialog = await screen.findByRole('dialog');
    await app.user.type(within(dialog).getByLabelText('Title'), '  ');
    await app.user.tab();
    expect(await within(dialog).findByText('Please enter a prayer title')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it.each([
    ['error', 'Failed to save prayer'],
    ['500', 'Error saving prayer'],
    ['drop', 'Error saving prayer'],
    ['garbage', 'Error saving prayer'],
  ])('keeps what was typed through %s and a new visit', async (fault, words) => {
    const app = renderApp('/prayers');
    app.api.faults.set('add_prayer', fault);
    await card('Family');
    await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    await app.user.type(await screen.findByLabelText('Title'), 'Harvest');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await toast(words)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Harvest');
    app.unmount();

    const later = renderApp('/prayers');
    await card('Family');
    await later.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Harvest');
    expect(screen.getByText('This is what you had typed before.')).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('edits a prayer in the same dialog', async () => {
    const app = renderApp('/prayers');
    const dialog = await openMenu(app, 'Exams', 'Edit Prayer...');
    const title = within(dialog).getByLabelText('Title');
    expect(title).toHaveValue('Exams');
    await app.user.clear(title);
    await app.user.type(title, 'Finals');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await toast('Prayer updated successfully')).toBeVisible();
    expect(dataOf(app).prayers.find(({ title: each }) => each === 'Finals')).toMatchObject({
      personName: 'Miriam',
    });
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 2000 });
    expect(await card('Finals')).toBeVisible();
  });

  it('forgets the changes when they are cancelled', async () => {
    const app = renderApp('/prayers');
    const dialog = await openMenu(app, 'Exams', 'Edit Prayer...');
    await app.user.type(within(dialog).getByLabelText('Title'), ' and more');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const again = await openMenu(app, 'Exams', 'Edit Prayer...');
    expect(within(again).getByLabelText('Title')).toHaveValue('Exams');
  });

  it('adds from the bar of another screen', async () => {
    const app = renderApp('/links');
    await app.user.click(screen.getByRole('button', { name: 'Prayers' }));
    await app.user.click(await screen.findByRole('button', { name: 'Add Prayer' }));
    await app.user.type(await screen.findByLabelText('Title'), 'Harvest');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await toast('Prayer added successfully')).toBeVisible();
    expect(dataOf(app).prayers.at(-1)?.title).toBe('Harvest');
  });
});

describe('recording', () => {
  it('marks the prayer and adds to its history at once, with the note, and moves no card', async () => {
    const app = renderApp('/prayers');
    const dialog = await openRecord(app, 'Exams');
    const held = app.api.hold('add_prayer_session');
    const order = titles();
    const before = dataOf(app).prayerSessions.length;
    await app.user.type(within(dialog).getByLabelText('Note (optional)'), 'She passed');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await card('Exams')).toHaveTextContent('Prayed today');
    expect(screen.queryByText('Prayer session recorded successfully')).toBeNull();
    await held.arrived;
    held.release();
    expect(dataOf(app).prayerSessions).toHaveLength(before + 1);
    expect(await toast('Prayer session recorded successfully')).toBeVisible();
    expect(titles()).toEqual(order);
    expect(screen.getByText('22 left today')).toBeVisible();
    expect(dataOf(app).prayerSessions.at(-1)).toMatchObject({ prayerId: 8, note: 'She passed' });
    const history = await openMenu(app, 'Exams', 'History...');
    expect((await within(history).findAllByRole('listitem'))[0]).toHaveTextContent('She passed');
  });

  it('records once, however often it is tapped', async () => {
    const app = renderApp('/prayers');
    const dialog = await openRecord(app, 'Exams');
    const before = dataOf(app).prayerSessions.length;
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await toast('Prayer session recorded successfully')).toBeVisible();
    expect(dataOf(app).prayerSessions).toHaveLength(before + 1);
    expect(dataOf(app).prayerSessions.at(-1)?.note).toBeNull();
  });

  it.each([
    ['error', 'Failed to record prayer session'],
    ['500', 'Error recording prayer session'],
    ['drop', 'Error recording prayer session'],
  ])('takes the marker back on %s, and keeps the note', async (fault, words) => {
    const app = renderApp('/prayers');
    app.api.faults.set('add_prayer_session', `${fault}:once`);
    const dialog = await openRecord(app, 'Exams');
    await app.user.type(within(dialog).getByLabelText('Note (optional)'), 'She passed');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await toast(words)).toBeVisible();
    const exams = await card('Exams');
    expect(exams).not.toHaveTextContent('Prayed today');
    expect(exams).toHaveTextContent('Your last prayer for this was not recorded.');
    await app.user.click(within(exams).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Note (optional)')).toHaveValue('She passed');
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record' }));
    expect(await toast('Prayer session recorded successfully')).toBeVisible();
    expect(exams).toHaveTextContent('Prayed today');
    expect(dataOf(app).prayerSessions.at(-1)?.note).toBe('She passed');
  });

  it('loses no session to a refresh that began before it', async () => {
    const app = renderApp('/prayers');
    await openMenu(app, 'Exams', 'History...').then((dialog) =>
      app.user.click(within(dialog).getByRole('button', { name: 'Close' })),
    );
    const before = dataOf(app).prayerSessions.length;
    const refresh = app.api.hold('get_prayer_sessions');
    const history = await openMenu(app, 'Exams', 'History...');
    await app.user.click(within(history).getByRole('button', { name: 'Close' }));
    await refresh.arrived;
    const dialog = await openRecord(app, 'Exams');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record' }));
    expect(await toast('Prayer session recorded successfully')).toBeVisible();
    expect(dataOf(app).prayerSessions).toHaveLength(before + 1);
    refresh.release();
    await waitFor(() => expect(app.store.getState().prayerSessions?.status).toBe('loaded'));
    expect(await card('Exams')).toHaveTextContent('Prayed today');
  });
});

describe('history', () => {
  it('shows times as the server wrote them', async () => {
    const app = renderApp('/prayers');
    dataOf(app).prayerSessions.push({
      sessionId: 9001,
      prayerId: 6,
      dateTime: '2026-03-29 02:30:00',
      note: 'At night',
    });
    const dialog = await openMenu(app, 'Surgery in spring', 'History...');
    const [entry] = await within(dialog).findAllByRole('listitem');
    expect(entry).toHaveTextContent('03/29/2026 2:30 AM');
    expect(entry).toHaveTextContent('At night');
  });

  it('keeps a session of which nobody knows when it was', async () => {
    const app = renderApp('/prayers');
    const { prayerSessions } = dataOf(app);
    prayerSessions.push({ sessionId: 9001, prayerId: 6, dateTime: '0000-00-00 00:00:00', note: 'At night' });
    expect(await card('Surgery in spring')).toHaveTextContent('Last prayed: not known');
    const dialog = await openMenu(app, 'Surgery in spring', 'History...');
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent('Date not known');
  });

  it('says that there is none, or that it could not be fetched', async () => {
    const app = renderApp('/prayers');
    const dialog = await openMenu(app, 'Surgery in spring', 'History...');
    expect(await within(dialog).findByText('No prayer history available.')).toBeVisible();
    app.unmount();

    const failing = renderApp('/prayers');
    failing.api.faults.set('get_prayer_sessions', '500');
    const other = await openMenu(failing, 'Surgery in spring', 'History...');
    expect(await within(other).findByText('Error fetching prayer history')).toBeVisible();
    failing.api.faults.clear();
    await failing.user.click(within(other).getByRole('button', { name: 'Try again' }));
    expect(await within(other).findByText('No prayer history available.')).toBeVisible();
  });
});

describe('archiving', () => {
  it('asks first, and then moves the prayer over', async () => {
    const app = renderApp('/prayers');
    const asked = await openMenu(app, 'Exams', 'Archive...');
    await app.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(await card('Exams')).toBeVisible();
    const dialog = await openMenu(app, 'Exams', 'Archive...');
    await app.user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await toast('Prayer archived successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Exams' })).toBeNull());
    expect(dataOf(app).prayers.find(({ title }) => title === 'Exams')?.archived).toBe(true);
    await app.user.click(screen.getByRole('switch', { name: 'Archived' }));
    expect(await card('Exams')).toBeVisible();
  });

  it.each([
    ['error', 'Failed to archive prayer'],
    ['500', 'Error archiving prayer'],
  ])('says so on %s, and the prayer stays', async (fault, words) => {
    const app = renderApp('/prayers');
    app.api.faults.set('archive_prayer', fault);
    const dialog = await openMenu(app, 'Exams', 'Archive...');
    await app.user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await toast(words)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Archive' })).toBeEnabled();
  });
});

describe('praying through', () => {
  const goOn = async (app: App) => {
    const button = await screen.findByRole('button', { name: 'Record and go on' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(button);
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('goes through the list in its order from the first that is left', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    const order = titles().filter((title) => title !== 'Family' && title !== 'A teachable heart');
    await app.user.click(screen.getByRole('button', { name: 'Pray through' }));
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(heading());
      await goOn(app);
    }
    expect(seen).toEqual(order.slice(0, 4));
    expect(screen.getByText('19 left today')).toBeVisible();
    await waitFor(() => expect(calls(app, 'add_prayer_session')).toHaveLength(4));
    await app.user.keyboard('{ArrowLeft}');
    expect(heading()).toBe(order[3]);
    expect(screen.getByText('Prayed today')).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/prayers'));
    await card('Family');
    expect(screen.getByText('19 left today')).toBeVisible();
    expect(titles().filter((title) => order.includes(title))).toEqual(order);
  });

  it('takes a double tap for one, and a key held down too', async () => {
    const app = renderApp('/prayers?pray=1');
    const button = await screen.findByRole('button', { name: 'Record and go on' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    const before = dataOf(app).prayerSessions.length;
    await app.user.dblClick(button);
    expect(await toast('Prayer session recorded successfully')).toBeVisible();
    await app.user.keyboard('{Enter>20/}');
    expect(dataOf(app).prayerSessions).toHaveLength(before + 1);
  });

  it('sends the note, and says when all is done', async () => {
    const app = renderApp('/prayers?pray=1', { user: 'reader' });
    dataOf(app, 'reader').prayers.push({
      prayerId: 1,
      title: 'Harvest',
      details: 'Rain.',
      personName: '',
      archived: false,
      priority: null,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await app.user.type(screen.getByLabelText('Note (optional)'), 'It rains');
    await goOn(app);
    expect(await screen.findByRole('heading', { name: 'All prayed for today' })).toBeVisible();
    await waitFor(() => expect(dataOf(app, 'reader').prayerSessions.at(-1)?.note).toBe('It rains'));
    await app.user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await card('Harvest')).toHaveTextContent('Prayed today');
  });
});

describe('a guest', () => {
  it('is sent away, and not offered prayers', async () => {
    const app = renderApp('/prayers', { user: 'Guest' });
    await waitFor(() => expect(currentPath()).toBe('/browseBible'));
    expect(screen.queryByRole('button', { name: 'Prayers' })).toBeNull();
    expect(calls(app, 'get_prayers')).toHaveLength(0);
  });
});
