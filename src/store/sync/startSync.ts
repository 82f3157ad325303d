import { startCaching } from '@/api/cache/cacheFirst';
import { watchAnswers } from '@/api/client/client';
import { startOutbox } from '@/api/outbox/outbox';
import { refresh } from '@/api/outbox/outboxState';
import { flushOutbox } from '@/api/outbox/sending';
import { watchStorageLoss } from '@/device/database';
import { rememberedSync, rememberSync } from '@/device/lastSync';
import type { AppStore } from '@/store/core/makeStore';
import { noticeShown } from '@/store/notices/notices';
import { followOtherTabs } from '@/store/user/privacy';
import { connectOutbox } from './connectOutbox';
import { failedLists, outboxChanged, serverAnswered } from './sync';

/** How often to retry while something waits or could not be refreshed. */
const RETRY_EVERY_MS = 15_000;

const NOT_REMEMBERED =
  'You signed in without Remember Me in another tab: nothing more is kept on this device from here either.';

const started = new WeakSet<AppStore>();

/**
 * Sends what waits when the app starts, when the network is back, when the page becomes visible, and every quarter of a minute
 * until everything is sent; each time it also loads the lists that could not be refreshed.
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
  followOtherTabs(
    (user) => user === store.getState().user.currentUser,
    () => store.dispatch(noticeShown({ variant: 'info', text: NOT_REMEMBERED })),
  );
  connectOutbox(store);
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

/** Shows each user's last sync and waiting writes when they sign in. */
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
