import { useId } from 'react';
import type { Prayer } from '@/domain/entities';
import { CancelDraft } from '@/ui/CancelDraft';
import { Dialog } from '@/ui/Dialog';
import { useRecording } from './useRecording';

/** Records that a prayer was prayed, with a note if there is one to make. It closes at once, which no tap outruns. */
export function RecordPrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const { note, record } = useRecording(prayer.prayerId);
  const id = useId();
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
      <p>{prayer.title}</p>
      <label className="form-label" htmlFor={id}>
        Note (optional)
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={3}
        value={note.value}
        onChange={({ target }) => note.change(target.value)}
      />
    </Dialog>
  );
}
