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

/**
 * The first pause before a retry while writes wait or a list could not be refreshed; each further pause is twice as
 * long.
 */
const RETRY_AFTER_MS = 15_000;
/** The longest of these pauses, in multiples of the first. */
const MAX_PAUSE = 16;

const NOT_REMEMBERED =
  'You signed out, or signed in without Remember Me in another tab: nothing more is kept on this device from here either.';

/**
 * Sends waiting writes when the app starts, when the network is back, when the page becomes visible, and after growing
 * pauses until everything is sent; each time it also loads the lists that could not be refreshed. It is started once
 * for each store, together with the service worker.
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
  // The screen may have received its answers before this code was loaded.
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
  window.addEventListener('pagehide', outbox.sendHeldNow);
  document.addEventListener('freeze', outbox.sendHeldNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') {
      outbox.sendHeldNow();
      return;
    }
    pauses.startOver();
    catchUp();
  });
  setInterval(() => {
    const state = store.getState();
    const waits = (state.sync?.outbox ?? []).some(({ refused }) => refused === undefined);
    if (!waits && failedLists(state).length === 0) pauses.startOver();
    // A browser may report offline by mistake, and then no event tells when it is online.
    else if ((waits || navigator.onLine) && pauses.isOver()) catchUp();
  }, RETRY_AFTER_MS);
  const offerUndo = undoOffers(store);
  // The first call has the writes of an earlier page. Writes made on this page have their own notices.
  const stopWatching = outbox.watch((writes) => {
    stopWatching();
    offerUndo(writes);
  });
  followUser(store, offerUndo);
  void outbox.start();
});

/**
 * Offers to undo the writes that were still undoable when the page was reloaded, as long as they are; writes of this
 * page have their own notices.
 */
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

/**
 * Runs work one at a time, because a server may be hanging. If it is asked for with `now` meanwhile, it runs again
 * afterwards.
 */
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

/** Counts the ticks of a timer: a pause is over after one tick, then after two, four, and so on. */
function growingPauses() {
  let pause = 1;
  let left = 1;
  return {
    startOver: () => {
      pause = 1;
      left = 1;
    },
    /** Must be called once for each tick. */
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

/** When the server last answered this user on this device, in epoch milliseconds; null if it is not remembered. */
export const { read: rememberedSync, write: rememberSync } = stored(
  'nuggets.lastSync/',
  v.pipe(v.number(), v.safeInteger()),
  null,
  'user',
);
