import { createOutbox } from '../outbox/outbox';
import { bindWrite } from '../write/writes';
import { askToPersist } from '@/platform/storage/persist';
import { moveDrafts } from '@/platform/storage/drafts';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { useAppStore } from '../store/hooks';
import { ofStore } from '../store/ofStore';
import { outboxChanged, reloadOf, showRead, writeSettled } from './sync';

/** The outbox of a store. It reports to the store what is in it, and which writes the server has accepted. */
export const outboxOf = ofStore(({ dispatch, getState }) => {
  const outbox = createOutbox();
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
    warnBeforeClosing(writes.some(({ user }) => isSessionOnly(user)));
  });
  return outbox;
});

export const useOutbox = () => outboxOf(useAppStore());

/** Lets the browser ask before closing the only tab that holds waiting writes. */
function warnBeforeClosing(isToWarn: boolean): void {
  if (isToWarn) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

const warn = (event: Event): void => event.preventDefault();
