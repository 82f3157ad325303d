import type { Subjects } from '../define/subjects';
import { applyFreshRows, reloadChanged, reloadList } from '../list/reload';
import { noticeChanged, noticeClosed, noticeShown, selectNotices, undoExpired } from '../notices/notices';
import type { OutboxChange } from '../outbox/outboxState';
import { canBeUndone } from '../outbox/transition';
import type { StoreAccess } from '../store/appStore';
import { outboxChanged, writeConfirmed } from '../sync/sync';
import { moveDrafts } from '@/platform/storage/drafts';
import { askToPersist } from '@/platform/storage/persist';
import { refusalMessage, unclearDetail } from './messages';
import { selectCurrentUser } from '../session/session';

/** Reports to a store the writes in its outbox, and which of them the server has confirmed or refused. */
export function outboxReporter(
  { dispatch, getState }: StoreAccess,
  subjects: Subjects,
): (change: OutboxChange) => void {
  /** An earlier user's waiting writes are sent on their behalf, and shown to nobody else. */
  const isCurrent = (user: string) => selectCurrentUser(getState()) === user;

  const noticeAbout = (id: number) => selectNotices(getState()).find(({ about }) => about === id);

  function confirmed(write: NonNullable<OutboxChange['confirmed']>): void {
    const { user, id, provisionalId } = write;
    const bound = subjects.bind(write);
    bound?.onConfirmed(user, id, provisionalId);
    if (id > 0) moveDrafts(user, provisionalId, id);
    if (!isCurrent(user)) return;
    dispatch(writeConfirmed(write));
    if (bound?.readsFirst) dispatch(applyFreshRows(bound.affects));
    dispatch(reloadList(bound?.refetches));
    const notice = noticeAbout(provisionalId);
    if (!notice) return;
    const text = bound?.success ?? bound?.recorded ?? notice.text;
    dispatch(noticeChanged({ about: provisionalId, variant: 'success', text }));
  }

  function rejected({ write, failure }: NonNullable<OutboxChange['rejected']>): void {
    if (!isCurrent(write.user)) return;
    const notice = noticeAbout(write.id);
    if (notice) dispatch(noticeClosed(notice.id));
    const bound = write.write && subjects.bind(write.write);
    const text = bound && refusalMessage(bound, failure);
    if (failure.conflict && bound) dispatch(reloadChanged(bound.affects));
    if (text) dispatch(noticeShown({ variant: 'error', text, detail: unclearDetail(failure) }));
  }

  /** A write that has been sent cannot be undone. */
  function endUndo(writes: OutboxChange['writes']): void {
    for (const { id, undo } of selectNotices(getState())) {
      if (undo?.kind !== 'discard') continue;
      const write = writes.find((each) => each.id === undo.id);
      if (!write || !canBeUndone(write)) dispatch(undoExpired(id));
    }
  }

  return ({ writes, isRead, ...change }) => {
    if (change.confirmed) confirmed(change.confirmed);
    if (change.rejected) rejected(change.rejected);
    dispatch(outboxChanged(writes, isRead));
    endUndo(writes);
    if (writes.length > 0) void askToPersist();
  };
}
