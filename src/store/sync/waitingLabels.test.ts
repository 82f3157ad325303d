import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { refresh } from '@/api/outbox/outboxState';
import { addMemoryPassage, loadPassages, selectPassages } from '@/store/passages/passages';
import { saveExplanation } from '@/store/passages/passageWrites';
import { addPrayer, loadPrayers, selectPrayers } from '@/store/prayers/prayers';
import { recordPrayer } from '@/store/prayers/prayerSessions';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { outboxChanged } from './sync';
import { selectWaitingInWords } from './waitingLabels';

forgetDevice();

const labels = ({ store }: ReturnType<typeof startStore>) =>
  selectWaitingInWords(store.getState()).map(({ label }) => label);
const session = (prayerId: number) => ({ prayerId, note: '', dateTime: '2026-11-21T12:00:00' });

it('names what waits by the rows that it is about', async () => {
  const app = startStore();
  const { api, store } = app;
  await Promise.all([store.dispatch(loadPassages()), store.dispatch(loadPrayers())]);
  const passage = selectPassages(store.getState())[1];
  const prayer = selectPrayers(store.getState())[1];
  if (!passage || !prayer) throw new Error('There is nothing');
  api.faults.set('*', 'drop');
  await store.dispatch(saveExplanation({ passageId: passage.passageId, explanation: 'Why' }));
  await store.dispatch(recordPrayer(session(prayer.prayerId)));
  const [explanation, prayed] = labels(app);
  expect(explanation).toContain(`${passage.chapter}:${passage.startVerse}`);
  expect(prayed).toContain(prayer.title);
});

it('names a row that waits itself by the write that makes it', async () => {
  const app = startStore();
  const { api, store } = app;
  await Promise.all([store.dispatch(loadPassages()), store.dispatch(loadPrayers())]);
  api.faults.set('*', 'drop');
  await store.dispatch(addPrayer({ title: 'First', details: '', personName: '', archived: false, daily: false }));
  await store.dispatch(addPrayer({ title: 'Rain', details: '', personName: '', archived: false, daily: false }));
  await store.dispatch(
    addMemoryPassage({ translation: 'niv', bookName: 'jude', chapter: 1, startVerse: 3, endVerse: 3 }),
  );
  const [, prayer, passage] = await refresh();
  await store.dispatch(recordPrayer(session(prayer?.id ?? 0)));
  await store.dispatch(saveExplanation({ passageId: passage?.id ?? 0, explanation: 'Why' }));
  const [, , , prayed, explained] = labels(app);
  expect(prayed).toContain('Rain');
  expect(explained).toContain('Jude 1:3');
});

it('does not take a row that is gone for one that waits, nor what makes no sense for a write', async () => {
  const app = startStore();
  const { api, store } = app;
  api.faults.set('*', 'drop');
  await store.dispatch(recordPrayer(session(99)));
  const [written] = await refresh();
  if (!written) throw new Error('Nothing waits');
  const gone = { ...written, id: 99, write: { kind: 'topic', payload: { name: 'Not a prayer' } } } as const;
  store.dispatch(outboxChanged([gone, written, { ...written, id: written.id - 1, write: null }]));
  const [, prayed, unknown] = labels(app);
  expect(prayed).not.toContain('Not a prayer');
  expect(unknown).toBe('Unknown');
});
