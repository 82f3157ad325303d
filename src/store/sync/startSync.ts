import { startKeeping } from '@/api/client/client';
import { flushOutbox, watchOutbox } from '@/api/outbox/outbox';
import { waitingWrites } from '@/api/outbox/outboxStorage';
import { dayOf } from '@/domain/prayers/prayerOrder';
import { repeatKeptLoads } from '@/store/core/keptLoads';
import { rememberedSync, rememberSync } from '@/device/lastSync';
import type { AppStore } from '@/store/core/makeStore';
import { rememberPrayerDay } from '@/device/prayerDays';
import { lastSyncRemembered, outboxRead, writeSent } from './sync';

/** How often it is tried again while something waits or is shown from a kept copy. */
const RETRY_EVERY = 30_000;

const started = new WeakSet<AppStore>();

/**
 * Keeps the outbox moving: what waits is sent when the app starts, when the network is back, when the page is looked
 * at again, and every half minute until all is sent; lists shown from a kept copy are asked for again with it.
 */
export function startSync(store: AppStore): void {
  if (started.has(store)) return;
  started.add(store);
  startKeeping();
  const read = async () => {
    store.dispatch(outboxRead(await waitingWrites()));
  };
  const catchUp = async () => {
    await flushOutbox();
    await read();
    const { currentUser } = store.getState().user;
    if (currentUser !== null) repeatKeptLoads(currentUser);
  };
  watchOutbox((sent) => {
    if (sent?.command.kind === 'session') {
      rememberPrayerDay(sent.user, sent.id, dayOf(sent.command.dateTime));
    }
    // What an earlier user left waiting is sent in their name, and shown to nobody else.
    if (sent?.user === store.getState().user.currentUser) store.dispatch(writeSent(sent));
    void read();
  });
  window.addEventListener('online', () => void catchUp());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void catchUp();
  });
  setInterval(() => {
    const { sync } = store.getState();
    const behind = (sync?.waiting ?? []).some(({ refused }) => refused === undefined);
    if (navigator.onLine && (behind || Object.keys(sync?.kept ?? {}).length > 0)) void catchUp();
  }, RETRY_EVERY);
  keepLastSync(store, read);
  void read().then(flushOutbox);
}

/** Remembers each user's last sync over reloads, and begins with it, and with what waits, when they sign in. */
function keepLastSync(store: AppStore, onSignIn: () => Promise<void>): void {
  let user: string | null = null;
  let remembered: number | null = null;
  const follow = () => {
    const { user: users, sync } = store.getState();
    const lastSync = sync?.lastSync ?? null;
    if (users.currentUser !== user) {
      user = users.currentUser;
      remembered = user === null ? null : rememberedSync(user);
      if (remembered !== null) store.dispatch(lastSyncRemembered(remembered));
      void onSignIn();
    } else if (user !== null && lastSync !== null && lastSync !== remembered) {
      remembered = lastSync;
      rememberSync(user, lastSync);
    }
  };
  store.subscribe(follow);
  follow();
}
