import * as v from 'valibot';
import '@/app/tables';
import { startCaching } from '@/data/cache/cacheFirst';
import { lastAnswerAt, watchAnswers } from '@/data/client/client';
import type { OutboxWrite } from '@/data/outbox/outboxWrite';
import { watchStorageLoss } from '@/platform/storage/database';
import type { AppStore } from '@/data/store/appStore';
import { noticeShown } from '@/data/notices/notices';
import { followOtherTabs } from '@/features/account/store/privacy';
import { forgetRecallRows } from '@/features/memory/api/recallStorage';
import { outboxOf } from '@/data/sync/outboxOf';
import { failedLists, outboxChanged, serverAnswered } from '@/data/sync/sync';
import { bindWrite } from '@/data/write/writes';
import { stored } from '@/platform/storage/stored';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { registerServiceWorker } from './appUpdate';

/** The first pause before a retry while something waits or could not be refreshed; each further one is twice as long. */
const RETRY_AFTER_MS = 15_000;
/** The longest of these pauses, in multiples of the first. */
const MAX_PAUSE = 16;

const NOT_REMEMBERED =
  'You signed out, or signed in without Remember Me in another tab: nothing more is kept on this device from here either.';

/**
 * Sends what waits when the app starts, when the network is back, when the page becomes visible, and after growing pauses until
 * everything is sent; each time it also loads the lists that could not be refreshed. A store's sync is started once, and with
 * it the service worker.
 */
export const startSync = memoizeByObject((store: AppStore): void => {
  startCaching();
  registerServiceWorker();
  const noteAnswer = (at: number) => {
    store.dispatch(serverAnswered(at));
    const { currentUser } = store.getState().user;
    if (currentUser !== null) rememberSync(currentUser, at);
  };
  watchAnswers(noteAnswer);
  // The screen may have had its answers before this code was there.
  const earlier = lastAnswerAt();
  if (earlier !== null) noteAnswer(earlier);
  watchStorageLoss(() => {
    const text = 'The storage of this browser does not answer: nothing is kept on this device for now.';
    store.dispatch(noticeShown({ variant: 'warning', text }));
  });
  followOtherTabs(
    (user) => user === store.getState().user.currentUser,
    forgetRecallRows,
    () => store.dispatch(noticeShown({ variant: 'info', text: NOT_REMEMBERED })),
  );
  const outbox = outboxOf(store);
  const catchUp = oneAtATime(async (now) => {
    await outbox.flush({ now });
    if (!navigator.onLine) return;
    for (const reload of failedLists(store.getState())) reload(store.dispatch);
  });
  const pauses = growingPauses();
  window.addEventListener('online', () => {
    pauses.startOver();
    catchUp(true);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    pauses.startOver();
    catchUp();
  });
  setInterval(() => {
    const state = store.getState();
    const waits = (state.sync?.outbox ?? []).some(({ refused }) => refused === undefined);
    if (!waits && failedLists(state).length === 0) pauses.startOver();
    // A browser that believes itself offline may be wrong, and then nothing tells it of the network.
    else if ((waits || navigator.onLine) && pauses.isOver()) catchUp();
  }, RETRY_AFTER_MS);
  const offerUndo = undoOffers(store);
  // What an earlier page left is read first; what is written here from then on has its own notice, whatever the clock says.
  const stopWatching = outbox.watch((writes) => {
    stopWatching();
    offerUndo(writes);
  });
  followUser(store, offerUndo);
  void outbox.start();
});

/** Offers to undo what was held when the page was reloaded, for as long as it is held; what this page made has its own notice. */
function undoOffers({ dispatch, getState }: AppStore): (writes: readonly OutboxWrite[]) => void {
  const reloadedAt = Date.now();
  const offered = new Set<number>();
  return (writes) => {
    for (const { id, user, at, nextAt, attempts, write } of writes) {
      const isHeld = at <= reloadedAt && attempts === 0 && nextAt > Date.now();
      if (!isHeld || outboxOf({ dispatch, getState }).hasCaller(id)) continue;
      if (user !== getState().user.currentUser || offered.has(id)) continue;
      const bound = write && bindWrite(write);
      if (!bound?.isDiscardable || bound.waiting === undefined) continue;
      offered.add(id);
      dispatch(noticeShown({ variant: 'success', text: bound.waiting, undo: { kind: 'discard', id } }));
    }
  };
}

/** Runs work, and not beside itself: a server may be hanging. What is wanted `now` meanwhile is done after it. */
function oneAtATime(work: (now: boolean) => Promise<void>): (now?: boolean) => void {
  let isRunning = false;
  let wantedNow = false;
  const run = async (now: boolean) => {
    isRunning = true;
    try {
      await work(now);
    } finally {
      isRunning = false;
    }
    if (!wantedNow) return;
    wantedNow = false;
    await run(true);
  };
  return (now = false) => {
    if (isRunning) wantedNow ||= now;
    else void run(now);
  };
}

/** Counts the ticks of a clock: a pause is over after one, then after two, four, and so on. */
function growingPauses() {
  let pause = 1;
  let left = 1;
  return {
    startOver: () => {
      pause = 1;
      left = 1;
    },
    /** To be asked once in each tick. */
    isOver: (): boolean => {
      left -= 1;
      if (left > 0) return false;
      pause = Math.min(2 * pause, MAX_PAUSE);
      left = pause;
      return true;
    },
  };
}

/** Shows each user's last sync and waiting writes when they sign in. */
function followUser(store: AppStore, onWrites: (writes: readonly OutboxWrite[]) => void): void {
  let user: string | null = null;
  const follow = () => {
    const { currentUser } = store.getState().user;
    if (currentUser === user) return;
    user = currentUser;
    const at = user === null ? null : rememberedSync(user);
    if (at !== null) store.dispatch(serverAnswered(at));
    void outboxOf(store)
      .refresh()
      .then((writes) => {
        store.dispatch(outboxChanged(writes));
        onWrites(writes);
      });
  };
  store.subscribe(follow);
  follow();
}

/** When the server last answered this user here, epoch milliseconds; null when that is not remembered. */
export const { read: rememberedSync, write: rememberSync } = stored(
  'nuggets.lastSync/',
  v.pipe(v.number(), v.safeInteger()),
  null,
  'user',
);
