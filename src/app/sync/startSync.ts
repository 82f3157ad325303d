import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import { reportUnexpected } from '@/data/client/unexpected';
import { failedLists, reloadFailed } from '@/data/list/reload';
import { noticeShown } from '@/data/notices/notices';
import type { Outbox } from '@/data/outbox/outbox';
import { engineOf, type AppStore } from '@/data/store/appStore';
import { lastSyncKnown, selectServer } from './server';
import { selectWaiting } from '@/data/sync/sync';
import { selectSubjects } from '@/data/sync/subjects';
import { stored } from '@/platform/storage/stored';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { registerServiceWorker } from './appUpdate';
import { selectCurrentUser } from '@/data/session/session';

/**
 * The first pause before a retry while writes wait or a list could not be refreshed; each further pause is twice as
 * long.
 */
const RETRY_AFTER_MS = 15_000;
/** The longest of these pauses, in multiples of the first. */
const MAX_PAUSE = 16;

const NOT_STORED = 'The storage of this browser does not answer: nothing is kept on this device for now.';

/**
 * Sends the waiting writes when the app starts, when the network is back, when the page becomes visible, and after growing pauses until
 * everything is sent; each time it also loads the lists that could not be refreshed. Undoable writes are sent when the page is
 * hidden, left or frozen. A store's sync is started once, and with it the service worker.
 */
export const startSync = memoizeByObject((store: AppStore): void => {
  const engine = engineOf(store);
  engine.startCaching();
  registerServiceWorker();
  engine.storage.onLoss(() => store.dispatch(noticeShown({ variant: 'warning', text: NOT_STORED })));
  followLastSync(store);
  const offerUndo = undoOffers(store);
  let hasBegun = false;
  /** The outbox, which is started at the first call. Null where its code cannot be loaded. */
  const startedOutbox = async (): Promise<Outbox | null> => {
    try {
      const { outbox } = await engine.ready();
      if (hasBegun) return outbox;
      hasBegun = true;
      followUser(store, outbox, offerUndo);
      void outbox.start();
      return outbox;
    } catch (error) {
      if (!(error instanceof ApiError)) reportUnexpected(error);
      return null;
    }
  };
  const catchUp = oneAtATime(async (now) => {
    const outbox = await startedOutbox();
    // Sending may take long, and what is sent meanwhile is applied to a list that was read before.
    if (navigator.onLine) store.dispatch(reloadFailed());
    await outbox?.flush({ now });
  });
  const pauses = growingPauses();
  const leave = () => engine.installed?.outbox.leave();
  const until = { signal: engine.closed };
  // A phone that discards a hidden page may send no later event.
  window.addEventListener('pagehide', leave, until);
  document.addEventListener('freeze', leave, until);
  const onOnline = () => {
    pauses.startOver();
    // A request of the network before may never be answered.
    engine.refetchAll();
    catchUp(true);
  };
  window.addEventListener('online', onOnline, until);
  const onVisibility = () => {
    if (document.visibilityState !== 'visible') leave();
    else {
      pauses.startOver();
      catchUp();
    }
  };
  document.addEventListener('visibilitychange', onVisibility, until);
  const timer = setInterval(() => {
    const state = store.getState();
    const waits = !hasBegun || (state.sync?.outbox ?? []).some(({ status }) => status !== 'rejected');
    if (!waits && failedLists(state).length === 0) pauses.startOver();
    // A browser may report offline by mistake, and then no event says when it is online.
    else if ((waits || navigator.onLine) && pauses.isOver()) catchUp();
  }, RETRY_AFTER_MS);
  engine.closed.addEventListener('abort', () => clearInterval(timer));
  void startedOutbox();
});

/** After a reload, offers to undo the writes of the page before, for as long as that is possible; those of this page have their notices. */
function undoOffers(store: AppStore): (outbox: Outbox) => void {
  const offered = new Set<number>();
  return (outbox) => {
    for (const { id, status, write } of selectWaiting(store.getState())) {
      if (status !== 'undoable' || outbox.isMadeHere(id) || offered.has(id)) continue;
      const bound = write && selectSubjects(store.getState()).bind(write);
      if (!bound?.isDiscardable) continue;
      offered.add(id);
      const undo = { kind: 'discard' as const, id };
      store.dispatch(noticeShown({ variant: 'success', text: bound.recorded, undo, about: id }));
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

/** Calls `onUser` now and whenever another user signs in. */
function onEachUser(store: AppStore, onUser: (user: string | null) => void): void {
  let user: string | null | undefined;
  const follow = () => {
    const currentUser = selectCurrentUser(store.getState());
    if (currentUser === user) return;
    user = currentUser;
    onUser(user);
  };
  store.subscribe(follow);
  follow();
}

/** Shows each user's last sync when they sign in, and remembers it as it changes. */
function followLastSync(store: AppStore): void {
  onEachUser(store, (user) => {
    if (user !== null) store.dispatch(lastSyncKnown({ user, at: rememberedSync(user) }));
  });
  let known: number | null = null;
  const remember = () => {
    const { user, lastSync } = selectServer(store.getState());
    if (lastSync === known || user === null || user !== selectCurrentUser(store.getState())) return;
    known = lastSync;
    if (lastSync !== null) rememberSync(user, lastSync);
  };
  store.subscribe(remember);
  remember();
}

/** Shows each user's waiting writes when they sign in. */
function followUser(store: AppStore, outbox: Outbox, onWrites: (outbox: Outbox) => void): void {
  onEachUser(store, () => {
    void outbox.refreshAndReport().then(() => onWrites(outbox));
  });
}

/** When the server last answered this user here, epoch milliseconds; null when that is not remembered. */
export const { read: rememberedSync, write: rememberSync } = stored(
  'nuggets.lastSync/',
  v.pipe(v.number(), v.safeInteger()),
  null,
  'user',
);
