import { startCaching } from '@/api/cache/cacheFirst';
import { watchAnswers } from '@/api/client/client';
import { flushOutbox, refresh, startOutbox, watchOutbox } from '@/api/outbox/outbox';
import { watchStorageLoss } from '@/device/database';
import { rememberedSync, rememberSync } from '@/device/lastSync';
import { rememberPrayerDay } from '@/device/prayerDays';
import { dayOf } from '@/domain/prayers/prayerOrder';
import type { AppStore } from '@/store/core/makeStore';
import { noticeShown } from '@/store/notices/notices';
import { bindWrite } from '@/api/writes/writes';
import { failedLists, outboxChanged, reloadOf, serverAnswered, writeSettled } from './sync';

/** How often it is tried again while something waits or could not be refreshed. */
const RETRY_EVERY_MS = 15_000;

const started = new WeakSet<AppStore>();

/**
 * Keeps outbox and lists moving: what waits is sent when the app starts, when the network is back, when the page is
 * looked at again, and every quarter of a minute until all is sent; lists that could not be refreshed are asked for with it.
 */
export function startSync(store: AppStore): void {
  if (started.has(store)) return;
  started.add(store);
  startCaching();
  watchAnswers((at) => {
    store.dispatch(serverAnswered(at));
    const { currentUser } = store.getState().user;
    if (currentUser !== null) rememberSync(currentUser, at);
  });
  watchStorageLoss(() => {
    const text = 'The storage of this browser does not answer: nothing is kept on this device for now.';
    store.dispatch(noticeShown({ variant: 'warning', text }));
  });
  watchOutbox((writes, settled) => {
    if (settled?.kind === 'session' && 'dateTime' in settled.payload) {
      rememberPrayerDay(settled.user, settled.id, dayOf(String(settled.payload.dateTime)));
    }
    // What an earlier user left waiting is sent in their name, and shown to nobody else.
    if (settled?.user === store.getState().user.currentUser) {
      store.dispatch(writeSettled(settled));
      reloadOf(bindWrite(settled)?.refetches)?.(store.dispatch);
    }
    store.dispatch(outboxChanged(writes));
    if (writes.length > 0) keepStorage();
  });
  const catchUp = async ({ now = false } = {}) => {
    await flushOutbox({ now });
    for (const reload of failedLists(store.getState())) reload(store.dispatch);
  };
  window.addEventListener('online', () => void catchUp({ now: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void catchUp();
  });
  setInterval(() => {
    const state = store.getState();
    const waits = (state.sync?.outbox ?? []).some(({ refused }) => refused === undefined);
    if (navigator.onLine && (waits || failedLists(state).length > 0)) void catchUp();
  }, RETRY_EVERY_MS);
  followUser(store);
  void startOutbox();
}

let keepsStorage = false;

/** Asks the browser, once, not to clear what waits when it runs out of space. */
function keepStorage(): void {
  if (keepsStorage || !('storage' in navigator)) return;
  keepsStorage = true;
  void navigator.storage.persist().catch(() => false);
}

/** Begins with each user's last sync, and with what waits, when they sign in. */
function followUser(store: AppStore): void {
  let user: string | null = null;
  const follow = () => {
    const { currentUser } = store.getState().user;
    if (currentUser === user) return;
    user = currentUser;
    const at = user === null ? null : rememberedSync(user);
    if (at !== null) store.dispatch(serverAnswered(at));
    void refresh().then((writes) => store.dispatch(outboxChanged(writes)));
  };
  store.subscribe(follow);
  follow();
}
