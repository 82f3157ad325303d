import type { AppThunk } from '../store/appStore';
import { noticeClosed, noticeShown, selectNotices, type NoticeContent } from '../notices/notices';
import type { OutboxWrite } from '../outbox/outboxWrite';
import { selectWaiting } from '../sync/sync';
import type { RootState } from '../store/rootReducer';
import type { Subjects, Write } from '../define/subjects';
import { restoreDraft } from '@/platform/storage/drafts';

/** The notice after undoing so many writes. */
const undoNotice = (count: number): NoticeContent =>
  count === 0
    ? { variant: 'warning', text: 'It has been sent already' }
    : { variant: 'info', text: count === 1 ? 'Undone' : 'Undone, and what came after it' };

/** Discards a waiting write, with those that continue from it; returns the notice about that. */
const discarded =
  (undoneId: number): AppThunk<Promise<NoticeContent>> =>
  async (dispatch, getState, engine) => {
    const { outbox, subjects } = await engine.ready();
    const [undone, ...later] = fromWaiting(getState(), undoneId);
    const writes = undone
      ? [undone, ...later.filter(({ write }) => isUndoneWith(subjects, write, undone.write))]
      : [];
    const ids = new Set(writes.map(({ id }) => id));
    for (const { id, undo } of selectNotices(getState()))
      if (undo?.kind === 'discard' && ids.has(undo.id)) dispatch(noticeClosed(id));
    let count = 0;
    for (const { id, user, write } of writes.toReversed()) {
      if (!(await outbox.undo(id))) continue;
      count += 1;
      if (write) subjects.bind(write)?.onUndone(user);
    }
    return undoNotice(count);
  };

/** A waiting write, and those that were made after it; none if it no longer waits. */
function fromWaiting(state: RootState, id: number): readonly OutboxWrite[] {
  const waiting = selectWaiting(state);
  const at = waiting.findIndex((write) => write.id === id);
  return at < 0 ? [] : waiting.slice(at);
}

const isUndoneWith = ({ bind }: Subjects, newer: Write | null, older: Write | null): boolean =>
  newer !== null && newer.kind === older?.kind && bind(newer)?.isUndoneWith(older.payload) === true;

/** Undoes the action of a notice, and shows a notice about that. */
export const undoNow =
  (noticeId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const undo = selectNotices(getState()).find(({ id }) => id === noticeId)?.undo;
    dispatch(noticeClosed(noticeId));
    switch (undo?.kind) {
      case 'discard':
        dispatch(noticeShown(await dispatch(discarded(undo.id))));
        return;
      case 'draft':
        restoreDraft(undo.user, undo.name, undo.draft);
        dispatch(noticeShown({ variant: 'info', text: 'Restored' }));
        return;
      case 'action':
        dispatch(undo.action);
        dispatch(noticeShown({ variant: 'info', text: 'Undone' }));
        return;
      case undefined:
    }
  };
