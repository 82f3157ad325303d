import { selectPassages } from '@/features/memory/store/passages';
import { changeBox } from '@/features/memory/store/passageWrites';
import { recordReading } from '@/features/plan/store/plan';
import { recordPrayer } from '@/features/prayers/store/prayerSessions';
import type { AppThunk } from '../store/appStore';
import type { RootState } from '../store/rootReducer';
import { DRAFT_RESTORED } from '../visit/useDraft';
import { noticeClosed, noticeShown, selectNotices, type NoticeContent, type Undo } from '../notices/notices';
import { undoOffer, type Undoable } from '../notices/outcomeNotices';
import type { Written } from '../sync/createWriteThunk';
import { conflictOf } from '../sync/conflictOf';
import { discardWrite } from '../sync/outboxActions';
import { selectWaiting } from '../sync/sync';
import { selectCurrentUser } from '../store/rootReducer';
import { formatChapter } from '@/bible/references/reference';
import { areaOf, writeStored } from '@/platform/storage/storage';

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
  if (recordReading.fulfilled.match(action)) {
    const { undoable, ...reading } = action.meta.arg;
    const waits = undoable ? '' : ' (waiting to be sent)';
    return ofWrite(action.payload, `${formatChapter(reading)} recorded as read${waits}`);
  }
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
        {
          const outcome = await dispatch(changeBox({ passageId: undo.passageId, box: undo.box }));
          const conflict = conflictOf(outcome);
          const text = `${conflict?.field} was changed on another device meanwhile, and stays as it is`;
          if (conflict) dispatch(noticeShown({ variant: 'warning', text }));
        }
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
