import { useState } from 'react';
import { prayerTitle, type Prayer } from '../model/prayer';
import { isBlank } from '@/platform/values/text';
import { useAppDispatch } from '@/data/store/hooks';
import { archivePrayer } from '../store/prayers';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';
import { useRecordSession } from '../sessions/useRecordSession';
import { TextArea } from '@/ui/controls/TextArea';

/** The session is recorded first and only once, however often archiving fails. */
type Phase = 'typing' | 'recording' | 'recorded' | 'archiving';

/** Records the answer to a prayer as a session, then archives the prayer. */
export function AnsweredPrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const { note, record } = useRecordSession(prayer.prayerId);
  const [phase, setPhase] = useState<Phase>('typing');
  const [happened, setHappened] = useState('');
  const isRecorded = phase === 'recorded' || phase === 'archiving';
  const busy = phase === 'recording' || phase === 'archiving';

  const archive = async () => {
    setPhase('archiving');
    const outcome = await dispatch(archivePrayer(prayer.prayerId));
    if (archivePrayer.fulfilled.match(outcome)) closeWhenDone();
    else setPhase('recorded');
  };
  const submit = async () => {
    if (busy) return;
    if (!isRecorded) {
      if (isBlank(note.value)) return;
      setHappened(note.value);
      setPhase('recording');
      if (!(await record({ atOnce: true }))) {
        setPhase('typing');
        return;
      }
    }
    await archive();
  };

  return (
    <Dialog
      title="Answered Prayer"
      locked={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <FormButtons
          submit={busy ? 'Saving…' : isRecorded ? 'Archive' : 'Record and archive'}
          disabled={busy || (!isRecorded && isBlank(note.value))}
          locked={busy}
          onDiscard={note.discard}
          onClose={onClose}
        />
      }
    >
      <p>{prayerTitle(prayer)}</p>
      <TextArea
        label="What happened"
        rows={4}
        required
        readOnly={phase !== 'typing'}
        value={phase === 'typing' ? note.value : happened}
        onChange={note.change}
      />
      {phase === 'recorded' && (
        <p role="alert">What happened is recorded, but the prayer is not archived yet.</p>
      )}
      <ArchiveWarning />
    </Dialog>
  );
}

/** Explains what archiving does to a prayer. */
export function ArchiveWarning() {
  return (
    <p className="muted">
      It leaves the list and stays under Archived, with its history. Archiving cannot be undone.
    </p>
  );
}
