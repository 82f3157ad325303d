import { localDateTime } from '@/domain/text/dates';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectRefusedSession } from '@/store/prayers/prayerSelectors';
import { recordPrayer } from '@/store/prayers/prayerSessions';
import { readDraftText, useDraft } from '@/store/core/useDraft';
import { draftNames } from '../dialogs/prayerDraft';

/**
 * The note of a prayer's next session, kept until the session is recorded, and the recording. A session that was
 * refused comes first, with its own note: it is tried again in its place, never beside it.
 */
export function useRecording(prayerId: number) {
  const dispatch = useAppDispatch();
  const first = useAppSelector((state) => selectRefusedSession(state, prayerId));
  // What may have been recorded is not tried again in passing: the person is asked.
  const refused = first?.unclear ? undefined : first;
  const note = useDraft(
    refused ? draftNames.refusedNote(prayerId, refused.id) : draftNames.note(prayerId),
    refused?.note ?? '',
    readDraftText,
  );
  /** Tells whether it is recorded, or waits for the network; false while it is not. */
  const record = async (): Promise<boolean> => {
    const kept = await note.submit(async (value) => {
      const outcome = await dispatch(
        recordPrayer({
          prayerId,
          note: value.trim(),
          dateTime: localDateTime(new Date()),
          ...(refused && { insteadOf: refused.id }),
        }),
      );
      const isLost = recordPrayer.rejected.match(outcome) && outcome.payload?.waiting === undefined;
      return isLost ? null : { isRecorded: recordPrayer.fulfilled.match(outcome) };
    });
    if (kept) note.restart(note.value);
    return kept?.isRecorded === true;
  };
  return {
    note,
    record,
    /** Whether it is a refused session that is tried again. */
    again: refused !== undefined,
  };
}
