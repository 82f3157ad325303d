import { watchOutbox } from '@/api/outbox/outboxState';
import { bindWrite } from '@/api/writes/writes';
import { moveDrafts } from '@/device/drafts';
import { isPrivate } from '@/device/privateUsers';
import { readdressRecallRows } from '@/device/recallLog';
import { rememberPrayerDay } from '@/device/prayerDays';
import { dayOf } from '@/domain/prayers/prayerOrder';
import type { AppStore } from '@/store/core/makeStore';
import { outboxChanged, reloadOf, writeSettled } from './sync';

/** By what every holder of a store has the same of: a thunk is given these two, not the store. */
const connected = new WeakSet<AppStore['getState']>();

/**
 * Tells a store what is in the outbox and what has left it for the server. Before the first write, so that none is
 * missed by the lists while the status icon's code is still being fetched.
 */
export function connectOutbox({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void {
  if (connected.has(getState)) return;
  connected.add(getState);
  watchOutbox((writes, settled) => {
    if (settled?.kind === 'session' && 'dateTime' in settled.payload) {
      rememberPrayerDay(settled.user, settled.id, dayOf(String(settled.payload.dateTime)));
    }
    if (settled && settled.id > 0) moveDrafts(settled.user, settled.provisionalId, settled.id);
    if (settled?.kind === 'passage' && settled.id > 0) {
      void readdressRecallRows(settled.user, settled.provisionalId, settled.id);
    }
    // What an earlier user left waiting is sent in their name, and shown to nobody else.
    if (settled?.user === getState().user.currentUser) {
      dispatch(writeSettled(settled));
      reloadOf(bindWrite(settled)?.refetches)?.(dispatch);
    }
    dispatch(outboxChanged(writes));
    if (writes.length > 0) keepStorage();
    warnBeforeClosing(writes.some(({ user }) => isPrivate(user)));
  });
}

/** Lets the browser ask before the tab is closed that alone holds what waits. */
function warnBeforeClosing(isToWarn: boolean): void {
  if (isToWarn) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

const warn = (event: Event): void => event.preventDefault();

let keepsStorage = false;

/** Asks the browser, once, not to clear what waits when it runs out of space. */
function keepStorage(): void {
  if (keepsStorage || !('storage' in navigator)) return;
  keepsStorage = true;
  void navigator.storage.persist().catch(() => false);
}
