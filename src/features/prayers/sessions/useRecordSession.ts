import * as v from 'valibot';
import { localDateTime } from '@/platform/values/dates';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useDraft } from '@/data/visit/useDraft';
import { readDraft } from '@/platform/storage/drafts';
import { selectRefusedSession, type RefusedSession } from '../store/prayerSelectors';
import { recordSession } from '../store/prayerSessions';
import { draftNames } from '../model/draftNames';
import { selectCurrentUser } from '@/data/session/session';

/** The label of the button that records a prayer, in the list, in the pane and while praying through. */
export function recordLabel({
  isRetry,
  isPrayedToday,
}: {
  isRetry: boolean;
  isPrayedToday: boolean;
}): string {
  if (isRetry) return 'Try again';
  return isPrayedToday ? 'Record again' : 'Record';
}

/** The refused session that recording sends again. One that may have been recorded is sent only if the person decides so. */
function useRetried(prayerId: number): RefusedSession | undefined {
  const first = useAppSelector((state) => selectRefusedSession(state, prayerId));
  return first?.unclear ? undefined : first;
}

/**
 * The draft note of a prayer's next session, and the function that records the session. While a session is refused, its
 * note is edited and recording replaces it, so that the outbox never has both.
 */
export function useRecordSession(prayerId: number) {
  const dispatch = useAppDispatch();
  const refused = useRetried(prayerId);
  const note = useDraft(
    refused ? draftNames.refusedNote(prayerId, refused.id) : draftNames.note(prayerId),
    refused?.note ?? '',
    v.string(),
  );
  /**
   * Resolves to whether the session is recorded or waits for the network. An accidental tap can be undone for ten
   * seconds; a session that is sent again, or that the next step needs, is sent at once.
   */
  const record = async ({ atOnce = false } = {}): Promise<boolean> => {
    const result = await note.submit(async (value) => {
      const outcome = await dispatch(
        recordSession({
          prayerId,
          note: value.trim(),
          dateTime: localDateTime(new Date()),
          ...(refused ? { insteadOf: refused.id } : { undoable: !atOnce }),
        }),
      );
      const isLost = recordSession.rejected.match(outcome) && outcome.payload?.waiting === undefined;
      return isLost ? null : { isRecorded: recordSession.fulfilled.match(outcome) };
    });
    if (result) note.restart(note.value);
    return result?.isRecorded === true;
  };
  return {
    note,
    record,
    /** Whether recording sends a refused session again. */
    isRetry: refused !== undefined,
  };
}

/**
 * Records a session without a note, at one tap. If a note was begun or a session was refused, it asks first, so that only
 * a visible note is recorded.
 */
export function useRecordAtOnce(prayerId: number, ask: () => void) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const isRetry = useRetried(prayerId) !== undefined;
  const record = () => {
    if (isRetry || readDraft(user, draftNames.note(prayerId)).draft !== null) ask();
    else
      void dispatch(
        recordSession({ prayerId, note: '', dateTime: localDateTime(new Date()), undoable: true }),
      );
  };
  return { record, isRetry };
}
