import type { Prayer } from '../model/prayer';
import { prayerTitle } from '../model/prayerTitle';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { NoteField } from '../sessions/NoteField';
import { useRecording } from '../sessions/useRecording';

/** Records that a prayer was prayed, with an optional note. It closes at once, so that a second tap records nothing. */
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
      footer={<FormButtons submit="Record" onDiscard={note.discard} onClose={onClose} />}
    >
      <p>{prayerTitle(prayer)}</p>
      <NoteField note={note} />
    </Dialog>
  );
}
