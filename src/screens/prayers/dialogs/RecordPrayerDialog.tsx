import type { Prayer } from '@/domain/prayers/prayer';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { Dialog } from '@/ui/dialogs/Dialog';
import { NoteField } from '../sessions/NoteField';
import { useRecording } from '../sessions/useRecording';

/** Records that a prayer was prayed, with a note if there is one to make. It closes at once, which no tap outruns. */
export function RecordPrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const { note, record } = useRecording(prayer.prayerId);
  return (
    <Dialog
      title="Record Prayer"
      onClose={onClose}
      onSubmit={() => {
        void record();
        onClose();
      }}
      footer={
        <>
          <CancelDraft onDiscard={note.discard} onClose={onClose} />
          <button type="submit" className="btn btn-primary">
            Record
          </button>
        </>
      }
    >
      <p>{prayerTitle(prayer)}</p>
      <NoteField note={note} />
    </Dialog>
  );
}
