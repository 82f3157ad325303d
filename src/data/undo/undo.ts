import type { AppThunk } from '../store/appStore';
import { noticeClosed, noticeShown, selectNotices, type NoticeContent } from '../notices/notices';
import { createWriteThunk } from '../sync/createWriteThunk';
import { conflictOf } from '../sync/conflictOf';
import type { OutboxWrite } from '../outbox/outboxWrite';
import { outboxOf } from '../sync/outboxOf';
import { selectWaiting } from '../sync/sync';
import type { RootState } from '../store/rootReducer';
import { bindWrite, definitionOf, type Write } from '../write/writes';
import { restoreDraft } from '@/platform/storage/drafts';

/** The notice after taking writes back; of one that was sent without an answer, nobody knows whether it was recorded. */
function undoNotice(writes: readonly OutboxWrite[]): NoticeContent {
  if (writes.length === 0) return { variant: 'warning', text: 'It has been sent already' };
  if (writes.some(({ unanswered }) => unanswered))
    return {
      variant: 'warning',
      text: 'Taken back here. It was sent without an answer, and may be recorded all the same.',
    };
  return { variant: 'info', text: writes.length === 1 ? 'Taken back' : 'Taken back, and what came after it' };
}

/** Takes back a write that waits, with those that go on from it; gives the notice about that. */
const discarded =
  (undoneId: number): AppThunk<Promise<NoticeContent>> =>
  async (dispatch, getState) => {
    const [undone, ...later] = fromWaiting(getState(), undoneId);
    const writes = undone ? [undone, ...later.filter(({ write }) => isUndoneWith(write, undone.write))] : [];
    const ids = new Set(writes.map(({ id }) => id));
    for (const { id, undo } of selectNotices(getState()))
      if (undo?.kind === 'discard' && ids.has(undo.id)) dispatch(noticeClosed(id));
    for (const { id, user, write } of writes.toReversed()) {
      await outboxOf({ dispatch, getState }).discard(id);
      if (write) bindWrite(write)?.onUndone(user);
    }
    return undoNotice(writes);
  };

/** A write that waits, and those that were made after it; none if it waits no more. */
function fromWaiting(state: RootState, id: number): readonly OutboxWrite[] {
  const waiting = selectWaiting(state);
  const at = waiting.findIndex((write) => write.id === id);
  return at < 0 ? [] : waiting.slice(at);
}

const isUndoneWith = (newer: Write | null, older: Write | null): boolean =>
  newer !== null && newer.kind === older?.kind && bindWrite(newer)?.isUndoneWith(older.payload) === true;

/** Takes a write back by another one, unless another device has changed the same meanwhile. */
const writeBack =
  ({ kind, payload }: Write): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const definition = definitionOf(kind);
    if (!definition) return;
    const outcome = await dispatch(createWriteThunk('undo/write', definition, () => payload)(undefined));
    const conflict = conflictOf(outcome);
    const text = `${conflict?.field} was changed on another device meanwhile, and stays as it is`;
    if (conflict) dispatch(noticeShown({ variant: 'warning', text }));
  };

/** Undoes what a notice is about, and says so. */
export const undoNow =
  (noticeId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const undo = selectNotices(getState()).find(({ id }) => id === noticeId)?.undo;
    dispatch(noticeClosed(noticeId));
    switch (undo?.kind) {
      case 'write':
        await dispatch(writeBack(undo.write));
        return;
      case 'discard':
        dispatch(noticeShown(await dispatch(discarded(undo.id))));
        return;
      case 'draft':
        restoreDraft(undo.user, undo.name, undo.draft);
        dispatch(noticeShown({ variant: 'info', text: 'Put back' }));
        return;
      case undefined:
    }
  };
