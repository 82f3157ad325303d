import { watchOutbox } from '@/api/outbox/outboxState';
import { bindWrite } from '@/api/writes/writes';
import { moveDrafts } from '@/device/drafts';
import { isPrivate } from '@/device/privateUsers';
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
    if (settled) {
      const { user, id, provisionalId } = settled;
      const write = bindWrite(settled);
      write?.noteSettled(user, id, provisionalId);
      if (id > 0) moveDrafts(user, provisionalId, id);
      // What an earlier user left waiting is sent in their name, and shown to nobody else.
      if (user === getState().user.currentUser) {
        dispatch(writeSettled(settled));
        reloadOf(write?.refetches)?.(dispatch);
      }
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
