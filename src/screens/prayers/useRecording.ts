import { localDateTime } from '@/domain/dates';
import { useAppDispatch } from '@/store/hooks';
import { recordPrayer } from '@/store/prayerSessions';
import { readDraftText, useDraft } from '@/store/useDraft';
import { draftNames } from './prayerDraft';

/** The note of a prayer's next session, kept until the session is recorded, and the recording. */
export function useRecording(prayerId: number) {
  const dispatch = useAppDispatch();
  const note = useDraft(draftNames.note(prayerId), '', readDraftText);
  const record = async () => {
    const session = { prayerId, note: note.value.trim(), dateTime: localDateTime(new Date()) };
    const outcome = await dispatch(recordPrayer(session));
    if (recordPrayer.fulfilled.match(outcome)) note.saved(note.value);
  };
  return { note, record };
}
