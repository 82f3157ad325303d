import { selectPassages } from '@/store/passages/passages';
import { changeBox } from '@/store/passages/passageWrites';
import { recordReading } from '@/store/plan/plan';
import { recordPrayer } from '@/store/prayers/prayerSessions';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { DRAFT_PUT_BACK } from '@/store/core/useDraft';
import {
  noticeClosed,
  noticeShown,
  selectNotices,
  type NoticeContent,
  type Undo,
} from '@/store/notices/notices';
import { undoOffer } from '@/store/notices/outcomeNotices';
import { discardWrite } from '@/store/sync/outboxActions';
import { selectWaiting } from '@/store/sync/sync';
import { selectCurrentUser } from '@/store/user/user';
import { formatChapter } from '@/domain/references/reference';
import { areaOf, writeStored } from '@/device/storage';

/**
 * Taking back: a box is moved back by another write; what waits in the outbox is discarded; a draft is put back. What the
 * server has and cannot take back is not offered.
 */

/** The number in the outbox of what was recorded, where it waits there; undefined where the server has it. */
function waitingId(outcome: unknown): number | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { waiting, waits, id }: Record<string, unknown> = { ...outcome };
  if (typeof waiting === 'number') return waiting;
  return waits === true && typeof id === 'number' ? id : undefined;
}

/** The boxes before the moves that are on their way, by request. */
const boxesBefore = new Map<string, Undo & { kind: 'box' }>();

/** What of an action can be taken back; `state` is that before it. */
function undoOf(action: unknown, state: RootState): { undo: Undo; words: string } | undefined {
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

function ofWrite(outcome: unknown, words: string): { undo: Undo; words: string } | undefined {
  const id = waitingId(outcome);
  return id === undefined ? undefined : { undo: { kind: 'write', id }, words };
}

/** From now on notices offer what can be taken back. */
export function offerUndo(): void {
  undoOffer.of = undoOf;
}

/** What is said of a write that was to be taken back; of one that was sent without an answer nobody knows. */
function takenBack(waiting: { unanswered: boolean } | undefined): NoticeContent {
  if (!waiting) return { variant: 'warning', text: 'It has been sent already' };
  return waiting.unanswered
    ? {
        variant: 'warning',
        text: 'Taken back here. It was sent without an answer, and may be recorded all the same.',
      }
    : { variant: 'info', text: 'Taken back' };
}

/** Takes back what a notice tells of, and says so. */
export const undone =
  (noticeId: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const undo = selectNotices(getState()).find(({ id }) => id === noticeId)?.undo;
    dispatch(noticeClosed(noticeId));
    switch (undo?.kind) {
      case 'box':
        await dispatch(changeBox({ passageId: undo.passageId, box: undo.box }));
        return;
      case 'write': {
        const waiting = selectWaiting(getState()).find(({ id }) => id === undo.id);
        if (waiting) await discardWrite(undo.id);
        dispatch(noticeShown(takenBack(waiting)));
        return;
      }
      case 'draft':
        writeStored(undo.key, undo.value, areaOf(selectCurrentUser(getState()) ?? ''));
        window.dispatchEvent(new Event(DRAFT_PUT_BACK));
        dispatch(noticeShown({ variant: 'info', text: 'Put back' }));
        return;
      case undefined:
    }
  };
