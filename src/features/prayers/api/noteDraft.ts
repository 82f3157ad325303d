import { DRAFT_RESTORED } from '@/data/visit/useDraft';
import { draftKey } from '@/platform/storage/drafts';
import { areaOf, readStored, writeStored } from '@/platform/storage/storage';

/** The storage name of the draft of a prayer's next note. */
export const noteDraftName = (prayerId: number): string => `prayerNote/${prayerId}`;

/** Makes the note of a session that is taken back a draft again, unless another was begun meanwhile. */
export function putNoteBack(user: string, prayerId: number, note: string): void {
  const key = draftKey(user, noteDraftName(prayerId));
  if (note === '' || readStored(key, areaOf(user)) !== null) return;
  writeStored(key, JSON.stringify({ draft: note, base: '' }), areaOf(user));
  window.dispatchEvent(new Event(DRAFT_RESTORED));
}
