import type { Prayer } from '@/domain/entities';
import { prayerTitle } from '@/domain/prayerTitle';
import { CancelDraft } from '@/ui/CancelDraft';
import { Dialog } from '@/ui/Dialog';
import { NoteField } from './NoteField';
import { useRecording } from './useRecording';

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
