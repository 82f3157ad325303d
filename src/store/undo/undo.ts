import { selectPassages } from '@/store/passages/passages';
import { changeBox } from '@/store/passages/passageWrites';
import { recordReading } from '@/store/plan/plan';
import { recordPrayer } from '@/store/prayers/prayerSessions';
import type { AppThunk } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { DRAFT_RESTORED } from '@/store/core/useDraft';
import {
  noticeClosed,
  noticeShown,
  selectNotices,
  type NoticeContent,
  type Undo,
} from '@/store/notices/notices';
import { undoOffer, type Undoable } from '@/store/notices/outcomeNotices';
import type { Written } from '@/store/sync/createWriteThunk';
import { discardWrite } from '@/store/sync/outboxActions';
import { selectWaiting } from '@/store/sync/sync';
import { selectCurrentUser } from '@/store/user/user';
import { formatChapter } from '@/domain/references/reference';
import { areaOf, writeStored } from '@/device/storage';

/*
 * Undo: a box is moved back by another write, a write that waits in the outbox is discarded, a draft is restored. What the
 * server has and cannot undo is not offered.
 */

/** The boxes before the moves in flight, by request. */
const boxesBefore = new Map<string, Undo & { kind: 'box' }>();

/** How an action can be undone; `state` is the one before it. */
function undoOf(action: unknown, state: RootState): Undoable | undefined {
  if (changeBox.pending.match(action)) {
    const { passageId } = action.meta.arg;
    const box = selectPassages(state).find((passage) => passage.passageId === passageId)?.box;
    if (box !== undefined) boxesBefore.set(action.meta.requestId, { kind: 'box', passageId, box });
  }
  if (changeBox.fulfilled.match(action)) {
    const undo = boxesBefore.get(action.meta.requestId);
    boxesBefore.delete(action.meta.requestId);
    return undo && { undo, words: `Frequency updated to Box ${action.meta.arg.box}` };
  }
  if (recordPrayer.fulfilled.match(action)) return ofWrite(action.payload, 'Prayer session recorded');
  if (recordReading.fulfilled.match(action))
    return ofWrite(action.payload, `${formatChapter(action.meta.arg)} recorded as read (waiting to be sent)`);
  return undefined;
}

const ofWrite = ({ waits, id }: Written, words: string): Undoable | undefined =>
  waits ? { undo: { kind: 'write', id }, words } : undefined;

/** From now on, notices offer undo. */
export function offerUndo(): void {
  undoOffer.of = undoOf;
}

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

/** Undoes what a notice is about, and says so. */
export const undoNow =
  (noticeId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const undo = selectNotices(getState()).find(({ id }) => id === noticeId)?.undo;
    dispatch(noticeClosed(noticeId));
    switch (undo?.kind) {
      case 'box':
        await dispatch(changeBox({ passageId: undo.passageId, box: undo.box }));
        return;
      case 'write': {
        const waiting = selectWaiting(getState()).find(({ id }) => id === undo.id);
        if (waiting) await discardWrite(undo.id);
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
