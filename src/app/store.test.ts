import { expect, it, vi } from 'vitest';
import { makeStore } from './store';
import { preferencesChanged, selectPreferences } from '@/features/account/store/preferences';
import { noticeShown, selectNotices } from '@/data/notices/notices';
import { recordReading } from '@/features/plan/store/plan';
import { recordView } from '@/features/memory/store/passageWrites';
import { loadTopics, selectTopics } from '@/features/topics/store/topics';
import { noticesOf, startStore } from '@test/kit/startStore';
import { signedIn, signedOut } from '@/data/session/session';

it('reports values that are not serializable, if made to check them', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const action = { type: 'test/stored', payload: new Map() };
  makeStore().dispatch(action);
  expect(logged).not.toHaveBeenCalled();
  makeStore({ checked: true }).dispatch(action);
  expect(logged.mock.calls[0]?.[0]).toMatch(/non-serializable/);
});

it('leaves to another user no notice about a write of the one before, and no Undo', async () => {
  const app = startStore();
  const { store, signIn } = app;
  await store.dispatch(recordReading({ ...reading, undoable: true }));
  const action = preferencesChanged({ textSize: 1 });
  store.dispatch(noticeShown({ variant: 'info', text: 'Skipped', undo: { kind: 'action', action } }));
  store.dispatch(noticeShown({ variant: 'info', text: 'Shown' }));
  expect(noticesOf(app)).toEqual(['Jude 1 recorded as read', 'Skipped', 'Shown']);
  signIn('reader');
  expect(noticesOf(app)).toEqual(['Shown']);
});

const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, today: '2026-11-22' } as const;

it('leaves to another user, and to nobody, only what belongs to no one', async () => {
  const { store } = startStore();
  const seen = () => ({
    topics: selectTopics(store.getState()).length > 0,
    notices: selectNotices(store.getState()).map(({ text }) => text),
    size: selectPreferences(store.getState()).textSize,
  });
  await store.dispatch(loadTopics());
  store.dispatch(preferencesChanged({ textSize: 1.3 }));
  store.dispatch(noticeShown({ variant: 'info', text: 'Shown' }));
  const mine = { topics: true, notices: ['Shown'], size: 1.3 };
  store.dispatch(signedIn({ userName: 'demo' }));
  expect(seen()).toEqual(mine);
  store.dispatch(signedIn({ userName: 'reader' }));
  expect(seen()).toEqual({ ...mine, topics: false });
  await store.dispatch(loadTopics());
  store.dispatch(signedOut());
  expect(seen()).toEqual({ ...mine, topics: false });
});

it.each(['Guest', null])('records neither a view nor a reading of %s', async (user) => {
  const { api, store } = startStore();
  if (user === null) store.dispatch(signedOut());
  else store.dispatch(signedIn({ userName: user }));
  await store.dispatch(recordView({ passageId: 1, at: 1_000 }));
  await store.dispatch(recordReading(reading));
  expect(api.requests).toEqual([]);
});
