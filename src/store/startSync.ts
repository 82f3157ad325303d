import { startKeeping } from '@/api/client';
import { flushOutbox, watchOutbox } from '@/api/offline/outbox';
import { waitingWrites } from '@/api/offline/outboxStorage';
import { repeatKeptLoads } from './keptLoads';
import type { AppStore } from './makeStore';
import { outboxRead } from './sync';

/** How often it is tried again while something waits or is shown from a kept copy. */
const RETRY_EVERY = 30_000;

let started = false;

/**
 * Keeps the outbox moving: what waits is sent when the app starts, when the network is back, when the page is looked
 * at again, and every half minute until all is sent; lists shown from a kept copy are asked for again with it.
 */
export function startSync(store: AppStore): void {
  if (started) return;
  started = true;
  startKeeping();
  const read = async () => {
    store.dispatch(outboxRead(await waitingWrites()));
  };
  const catchUp = async () => {
    await flushOutbox();
    repeatKeptLoads();
  };
  watchOutbox(() => void read());
  window.addEventListener('online', () => void catchUp());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void catchUp();
  });
  setInterval(() => {
    const { sync } = store.getState();
    const behind = (sync?.waiting ?? []).some(({ refused }) => refused === undefined);
    if (navigator.onLine && (behind || Object.keys(sync?.kept ?? {}).length > 0)) void catchUp();
  }, RETRY_EVERY);
  void read().then(flushOutbox);
}
