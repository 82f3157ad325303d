import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listInvalidated } from '@/data/sync/sync';
import { atNoon, calls, dataOf, recordAndGoOn } from '@test/kit/prayers';
import { holdDatabase } from '@test/kit/holdDatabase';
import { renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';
import { addPrayer, loadPrayers } from '../store/prayers';
import { loadPrayerSessions } from '../store/prayerSessions';

atNoon();

type App = ReturnType<typeof renderApp>;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const note = () => screen.findByRole('textbox', { name: 'Note (optional)' });

/** Four prayers of a new user, none of them daily, prayed through. */
async function round(path = '/prayers?pray=all') {
  const app = renderApp(path, {
    user: 'reader',
    prepare: (db) => {
      for (const [index, title] of ['Rain', 'Sun', 'Wind', 'Snow'].entries())
        db.user('reader').prayers.push({
          prayerId: index + 1,
          title,
          details: '',
          personName: '',
          archived: false,
          priority: null,
        });
    },
  });
  await screen.findByRole('button', { name: 'Record and go on' });
  return app;
}

const shownPrayer = (app: App) =>
  dataOf(app, 'reader').prayers.find(({ title }) => title === heading()) ?? expect.fail();

/** The lists are asked for again, as on returning to the tab. */
const refresh = ({ store }: App) =>
  act(async () => {
    store.dispatch(listInvalidated('prayers'));
    store.dispatch(listInvalidated('sessions'));
    await Promise.all([store.dispatch(loadPrayers()), store.dispatch(loadPrayerSessions())]);
  });

/** Another device has recorded the shown prayer. */
async function prayedElsewhere(app: App) {
  const { prayerId } = shownPrayer(app);
  const session = { sessionId: 900, prayerId, dateTime: '2026-11-21 08:00:00', note: null };
  dataOf(app, 'reader').prayerSessions.push(session);
  await refresh(app);
  expect(screen.getByText('Prayed today')).toBeVisible();
}

it('keeps the note that is typed while the prayer was prayed elsewhere', async () => {
  const app = await round();
  const shown = heading();
  await app.user.click(screen.getByRole('button', { name: 'Add a note' }));
  await app.user.type(await note(), 'our b');
  await prayedElsewhere(app);
  await app.user.keyboard('rother is recovering');
  expect(await note()).toHaveValue('our brother is recovering');
  expect(heading()).toBe(shown);
  await app.user.click(screen.getByRole('button', { name: 'Record again and go on' }));
  expect(heading()).not.toBe(shown);
  await sendUndoable();
  await waitFor(() => expect(calls(app, 'add_prayer_session')).toHaveLength(1));
  expect(dataOf(app, 'reader').prayerSessions.at(-1)?.note).toBe('our brother is recovering');
});

it('keeps a field for the note that was opened, and nothing is typed into yet', async () => {
  const app = await round();
  const shown = heading();
  await app.user.click(screen.getByRole('button', { name: 'Add a note' }));
  act(() => screen.getByRole('textbox').focus());
  await prayedElsewhere(app);
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  await app.user.keyboard('rr');
  expect(await note()).toHaveValue('rr');
  expect(heading()).toBe(shown);
});

it('moves the focus to the heading if its button goes away with the note', async () => {
  const app = await round();
  act(() => screen.getByRole('button', { name: 'Add a note' }).focus());
  await prayedElsewhere(app);
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('offers no note for a prayer recorded with one, which is not recorded twice', async () => {
  const app = await round();
  const shown = heading();
  await app.user.click(screen.getByRole('button', { name: 'Add a note' }));
  await app.user.type(await note(), 'It rains');
  const release = await holdDatabase('outbox');
  await recordAndGoOn(app);
  await app.user.keyboard('{ArrowLeft}');
  expect(heading()).toBe(shown);
  release();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
});

it.each([
  ['all', '/prayers?pray=all', /^Prayer 1 of 4$/],
  ['a queue of one', '/prayers?pray=queue&ids=2', /^Prayer 1 of 1$/],
])('keeps a prayer with a note being typed, if archived elsewhere: %s', async (_, path, progress) => {
  const app = await round(path);
  const shown = heading();
  const prayer = shownPrayer(app);
  await app.user.click(screen.getByRole('button', { name: 'Add a note' }));
  await app.user.type(await note(), 'our b');
  prayer.archived = true;
  await refresh(app);
  await app.user.keyboard('rother');
  expect(heading()).toBe(shown);
  expect(await note()).toHaveValue('our brother');
  expect(screen.getByText(progress)).toBeVisible();
  await recordAndGoOn(app);
  expect(heading()).not.toBe(shown);
  expect(screen.queryByText(/of 4$/)).toBeNull();
  await sendUndoable();
  await waitFor(() =>
    expect(dataOf(app, 'reader').prayerSessions).toMatchObject([
      { prayerId: prayer.prayerId, note: 'our brother' },
    ]),
  );
});

it('keeps the field when a prayer that was just added gets its id from the server', async () => {
  const app = await round();
  app.api.faults.set('add_prayer', 'drop');
  const added = { title: 'Hail', details: '', personName: '', daily: false };
  await act(() => app.store.dispatch(addPrayer(added)));
  while (heading() !== 'Hail') await app.user.click(screen.getByRole('button', { name: 'Next prayer' }));
  await app.user.click(screen.getByRole('button', { name: 'Add a note' }));
  await app.user.type(await note(), 'our b');
  app.api.faults.clear();
  await act(() => app.outbox.flush({ now: true }));
  expect(dataOf(app, 'reader').prayers.at(-1)?.title).toBe('Hail');
  await app.user.keyboard('rother');
  expect(await note()).toHaveValue('our brother');
  expect(heading()).toBe('Hail');
});

it('keeps the field whose text is deleted after coming back to the prayer', async () => {
  const { user } = await round();
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.type(await note(), 'our brother');
  await user.click(screen.getByRole('button', { name: 'Next prayer' }));
  await user.click(screen.getByRole('button', { name: 'Previous prayer' }));
  await user.clear(await note());
  await user.keyboard('rain');
  expect(await note()).toHaveValue('rain');
});
