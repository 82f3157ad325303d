import { afterEach, expect, it, vi } from 'vitest';
import { draftKey } from '@/platform/storage/drafts';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { addPrayer, loadPrayers, selectPrayers } from '@/features/prayers/store/prayers';
import { selectNotices } from '../notices/notices';
import { selectSyncStatus } from '@/app/sync/syncStatus';
import { selectRowId, selectWaiting, writeConfirmed } from '../sync/sync';
import { createTopic } from '@/features/topics/store/topics';
import { startStore } from '@test/kit/startStore';
import { addMemoryPassage, loadPassages, selectPassages } from '@/features/memory/store/passages';
import { saveExplanation } from '@/features/memory/store/passageWrites';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { outboxChanged } from '../sync/sync';
import { engineOf } from '../store/appStore';
import { outboxReporter } from './outboxReporter';
import { selectWaitingLabels } from '@/features/yourData/store/waitingLabels';

afterEach(() => {
  setSessionOnly('demo', false);
  Reflect.deleteProperty(navigator, 'storage');
});

const prayer = { title: 'Rain', details: '', personName: '', daily: false };
const closingIsAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function sent({ api, store, outbox }: ReturnType<typeof startStore>) {
  api.faults.clear();
  await outbox.flush({ now: true });
  await vi.waitFor(() => expect(selectWaiting(store.getState())).toEqual([]));
}

it('asks before a tab is closed that alone holds what waits, and only then', async () => {
  const app = startStore();
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(createTopic('On the device'));
  expect(closingIsAsked()).toBe(false);
  await sent(app);
  setSessionOnly('demo', true);
  // It arrives, and no answer comes: whether it is there is not known until the list is read.
  app.api.faults.set('add_new_topic', 'drop-after');
  await app.store.dispatch(createTopic('In the tab'));
  expect(closingIsAsked()).toBe(true);
  await sent(app);
  expect(closingIsAsked()).toBe(false);
});

it('asks before a tab is closed with what can be undone and not be sent at once', async () => {
  const app = startStore();
  setSessionOnly('demo', true);
  await app.store.dispatch(loadPrayers());
  const [first] = selectPrayers(app.store.getState());
  const read = app.api.hold('get_prayer_sessions');
  await app.store.dispatch(
    recordSession({ ...session(first?.prayerId ?? 0), note: 'Here alone', undoable: true }),
  );
  // What is needed to send it has not been read yet.
  await read.arrived;
  expect(closingIsAsked()).toBe(true);
  read.release();
  await vi.waitFor(() => expect(closingIsAsked()).toBe(false));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(closingIsAsked()).toBe(true);
});

it('says apart from its words that a write sent later may have been saved', async () => {
  const { api, store, outbox } = startStore();
  api.faults.set('*', 'drop');
  await store.dispatch(createTopic('Awe'));
  const { subjects } = await engineOf(store).ready();
  const [write = expect.fail()] = outbox.writes();
  const failure = { kind: 'http', endpoint: 'add_new_topic', status: 500, unclear: true } as const;
  outboxReporter(store, subjects)({ writes: [write], isRead: true, rejected: { write, failure } });
  expect(selectNotices(store.getState()).at(-1)).toMatchObject({
    text: 'Error creating new topic',
    detail: 'It may have been saved. See what waits to be sent.',
  });
});

it('moves a draft about a waiting row to the id that the row gets', async () => {
  const app = startStore();
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(addPrayer(prayer));
  const provisional = selectWaiting(app.store.getState())[0]?.id ?? 0;
  localStorage.setItem(draftKey('demo', `record/${provisional}`), 'Words');
  await sent(app);
  const id = app.data.prayers.at(-1)?.prayerId ?? 0;
  expect(selectRowId(app.store.getState(), provisional)).toBe(id);
  expect(localStorage.getItem(draftKey('demo', `record/${id}`))).toBe('Words');
  expect(localStorage.getItem(draftKey('demo', `record/${provisional}`))).toBeNull();
});

it('knows the ids of the rows sent last, and not of all that an import has sent', () => {
  const { store } = startStore();
  const rows = Array.from({ length: 600 }, (_, index) => index + 1);
  for (const id of rows)
    store.dispatch(
      writeConfirmed({ kind: 'none', payload: {}, user: 'demo', at: 1, id, provisionalId: -1e12 - id }),
    );
  const known = rows.filter((id) => selectRowId(store.getState(), -1e12 - id) === id);
  expect(known).toEqual(rows.slice(-500));
});

it('asks the browser once to keep what waits; one that will not is not asked again', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('No')));
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: () => Promise.resolve(false) },
  });
  const app = startStore();
  expect(persist).not.toHaveBeenCalled();
  app.api.faults.set('*', 'drop');
  await app.store.dispatch(createTopic('One'));
  await app.store.dispatch(createTopic('Two'));
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
});

const labels = ({ store }: ReturnType<typeof startStore>) =>
  selectWaitingLabels(store.getState()).map(({ label }) => label);
const session = (prayerId: number) => ({ prayerId, note: '', dateTime: '2026-11-21T12:00:00' });

it('names waiting writes by the rows that they are about', async () => {
  const app = startStore();
  const { api, store } = app;
  await Promise.all([store.dispatch(loadPassages()), store.dispatch(loadPrayers())]);
  const passage = selectPassages(store.getState())[1];
  const prayer = selectPrayers(store.getState())[1];
  if (!passage || !prayer) throw new Error('There is nothing');
  api.faults.set('*', 'drop');
  await store.dispatch(saveExplanation({ passageId: passage.passageId, explanation: 'Why' }));
  await store.dispatch(recordSession(session(prayer.prayerId)));
  const [explanation, prayed] = labels(app);
  expect(explanation).toContain(`${passage.chapter}:${passage.startVerse}`);
  expect(prayed).toContain(prayer.title);
});

it('names a row that waits itself by the write that makes the row', async () => {
  const app = startStore();
  const { api, store } = app;
  await Promise.all([store.dispatch(loadPassages()), store.dispatch(loadPrayers())]);
  api.faults.set('*', 'drop');
  await store.dispatch(addPrayer({ title: 'First', details: '', personName: '', daily: false }));
  await store.dispatch(addPrayer({ title: 'Rain', details: '', personName: '', daily: false }));
  await store.dispatch(
    addMemoryPassage({ translation: 'niv', bookName: 'jude', chapter: 1, startVerse: 3, endVerse: 3 }),
  );
  const [, prayer, passage] = await app.outbox.refresh();
  await store.dispatch(recordSession(session(prayer?.id ?? 0)));
  await store.dispatch(saveExplanation({ passageId: passage?.id ?? 0, explanation: 'Why' }));
  const [, , , prayed, explained] = labels(app);
  expect(prayed).toContain('Rain');
  expect(explained).toContain('Jude 1:3');
});

it('takes no row that is gone for one that waits, nor nonsense for a write', async () => {
  const app = startStore();
  const { api, store } = app;
  api.faults.set('*', 'drop');
  await store.dispatch(recordSession(session(99)));
  const [written] = await app.outbox.refresh();
  if (!written) throw new Error('Nothing waits');
  const gone = { ...written, id: 99, write: { kind: 'topic', payload: { name: 'Not a prayer' } } } as const;
  store.dispatch(outboxChanged([gone, written, { ...written, id: written.id - 1, write: null }]));
  const [, prayed, unknown] = labels(app);
  expect(prayed).not.toContain('Not a prayer');
  expect(unknown).toBe('Something that this version cannot read');
});

it('counts refused writes, and does not show them as done', async () => {
  const app = startStore();
  const { api, store } = app;
  await store.dispatch(loadPrayers());
  const titles = () => selectPrayers(store.getState()).map(({ title }) => title);
  api.faults.set('*', 'drop');
  await store.dispatch(addPrayer(prayer));
  await store.dispatch(addPrayer({ ...prayer, title: 'Sun' }));
  const [rain, sun] = await app.outbox.refresh();
  if (!rain || !sun) throw new Error('Nothing waits');
  expect(selectSyncStatus(store.getState()).refused).toBe(0);
  store.dispatch(outboxChanged([{ ...rain, status: 'rejected', refused: 'No' }, sun]));
  expect(selectSyncStatus(store.getState()).refused).toBe(1);
  expect(titles()).toContain('Sun');
  expect(titles()).not.toContain('Rain');
});

it('shows in the same step what has reached the server as no longer waiting', async () => {
  const app = startStore();
  const { api, store } = app;
  api.faults.set('*', 'drop');
  await store.dispatch(createTopic('One'));
  await store.dispatch(createTopic('Two'));
  const [one, two] = await app.outbox.refresh();
  if (!one?.write || !two) throw new Error('Nothing waits');
  const confirmedWrite = { ...one.write, user: 'demo', at: 0, provisionalId: one.id };
  store.dispatch(writeConfirmed({ ...confirmedWrite, id: 0 }));
  expect(selectWaiting(store.getState()).map(({ id }) => id)).toEqual([two.id]);
  expect(selectRowId(store.getState(), one.id)).toBe(one.id);
  store.dispatch(writeConfirmed({ ...confirmedWrite, id: 1 }));
  expect(selectRowId(store.getState(), one.id)).toBe(1);
});
