import { outbox } from '../outbox/thisTab';
import { bindWrite } from '../write/writes';
import { askToPersist } from '@/platform/storage/persist';
import { moveDrafts } from '@/platform/storage/drafts';
import { isPrivate } from '@/platform/storage/privateUsers';
import type { AppStore } from '../store/appStore';
import { outboxChanged, reloadOf, showRead, writeSettled } from './sync';

/** The connected stores, by what a thunk has of its store. */
const connected = new WeakSet<AppStore['getState']>();

/**
 * Reports to a store what is in the outbox, and which writes the server has accepted. It must be called before the first write,
 * which may be made while the status icon's code is still loading.
 */
export function connectOutbox({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void {
  if (connected.has(getState)) return;
  connected.add(getState);
  outbox.watch((writes, settled) => {
    if (settled) {
      const { user, id, provisionalId } = settled;
      const write = bindWrite(settled);
      write?.onSettled(user, id, provisionalId);
      if (id > 0) moveDrafts(user, provisionalId, id);
      // An earlier user's waiting writes are sent on their behalf, and shown to nobody else.
      if (user === getState().user.currentUser) {
        dispatch(writeSettled(settled));
        if (write?.readsFirst) showRead(dispatch, write.affects);
        reloadOf(write?.refetches)?.(dispatch);
      }
    }
    dispatch(outboxChanged(writes));
    if (writes.length > 0) void askToPersist();
    warnBeforeClosing(writes.some(({ user }) => isPrivate(user)));
  });
}

/** Lets the browser ask before closing the only tab that holds waiting writes. */
function warnBeforeClosing(isToWarn: boolean): void {
  if (isToWarn) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

const warn = (event: Event): void => event.preventDefault();
