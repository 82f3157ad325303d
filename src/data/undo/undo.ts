import type { AppThunk } from '../store/appStore';
import { DRAFT_RESTORED } from '../visit/useDraft';
import { noticeClosed, noticeShown, selectNotices, type NoticeContent } from '../notices/notices';
import { createWriteThunk } from '../sync/createWriteThunk';
import { conflictOf } from '../sync/conflictOf';
import { outbox } from '../outbox/thisTab';
import { selectWaiting } from '../sync/sync';
import { selectCurrentUser } from '../store/rootReducer';
import { bindWrite, definitionOf, type Write } from '../write/writes';
import { areaOf, writeStored } from '@/platform/storage/storage';

/** The notice after undoing a write; of one that was sent without an answer, nobody knows whether it was recorded. */
function undoNotice(waiting: { unanswered: boolean } | undefined): NoticeContent {
  if (!waiting) return { variant: 'warning', text: 'It has been sent already' };
  return waiting.unanswered
    ? {
        variant: 'warning',
        text: 'Taken back here. It was sent without an answer, and may be recorded all the same.',
      }
    : { variant: 'info', text: 'Taken back' };
}

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
      case 'discard': {
        const waiting = selectWaiting(getState()).find(({ id }) => id === undo.id);
        if (waiting) {
          await outbox.discard(undo.id);
          if (waiting.write) bindWrite(waiting.write)?.onUndone(waiting.user);
        }
        dispatch(noticeShown(undoNotice(waiting)));
        return;
      }
      case 'draft':
        writeStored(undo.key, undo.value, areaOf(selectCurrentUser(getState()) ?? ''));
        window.dispatchEvent(new Event(DRAFT_RESTORED));
        dispatch(noticeShown({ variant: 'info', text: 'Put back' }));
        return;
      case undefined:
    }
  };
