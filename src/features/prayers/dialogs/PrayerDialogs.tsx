import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { dialogClosedByChange } from '@/data/browse/useRowDialog';
import { useAppSelector, useAppDispatch } from '@/data/store/hooks';
import { selectRowId } from '@/data/sync/sync';
import { PerDayDialog } from '../praying/PerDayDialog';
import { PersonDialog } from '../praying/PersonDialog';
import type { Rota } from '../praying/useRota';
import type { PrayerLists } from '../usePrayerLists';
import { AddPrayerDialog } from './AddPrayerDialog';
import { AnsweredPrayerDialog, ArchiveWarning } from './AnsweredPrayerDialog';
import { prayerTitle, type Prayer } from '../model/prayer';
import { Dialog } from '@/ui/dialogs/Dialog';
import { PrayerSessions } from '../sessions/PrayerSessions';
import { archivePrayer, updatePrayer } from '../store/prayers';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { useLatched } from '@/ui/useLatched';
import { draftNames } from '../model/draftNames';
import { prayerFields } from '../api/writes';
import { PrayerFormDialog } from './PrayerFormDialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { NoteField } from '../sessions/NoteField';
import { NotRecorded } from '../sessions/NotRecorded';
import { recordLabel, useRecordSession } from '../sessions/useRecordSession';

/** The dialogs of one prayer. */
export type PrayerAction = 'edit' | 'history' | 'record' | 'answered' | 'archive';

export type OpenDialog = { kind: 'add' | 'person' | 'perDay' } | { kind: PrayerAction; prayerId: number };

const OF_ONE = {
  edit: EditPrayerDialog,
  history: PrayerHistoryDialog,
  record: RecordPrayerDialog,
  answered: AnsweredPrayerDialog,
  archive: ArchivePrayerDialog,
};

interface PrayerDialogsProps {
  dialog: OpenDialog;
  lists: PrayerLists;
  rota: Rota;
  onPerson: (person: string) => void;
  onClose: () => void;
}

/** The dialog that is open. */
export function PrayerDialogs({ dialog, lists, rota, onPerson, onClose }: PrayerDialogsProps) {
  switch (dialog.kind) {
    case 'add':
      return <AddPrayerDialog onClose={onClose} />;
    case 'person':
      return <PersonDialog prayers={lists.active} onChoose={onPerson} onClose={onClose} />;
    case 'perDay':
      return (
        <PerDayDialog
          prayers={lists.active}
          perDay={rota.perDay}
          onChoose={rota.setPerDay}
          onClose={onClose}
        />
      );
    default:
      return <DialogOfOne {...dialog} lists={lists} onClose={onClose} />;
  }
}

interface DialogOfOneProps {
  kind: PrayerAction;
  prayerId: number;
  lists: PrayerLists;
  onClose: () => void;
}

/** A dialog about one prayer, which closes with a notice, and for good, once that is no longer among the prayers. */
function DialogOfOne({ kind, prayerId, lists, onClose }: DialogOfOneProps) {
  const dispatch = useAppDispatch();
  const id = useAppSelector((state) => selectRowId(state, prayerId));
  const prayer = [...lists.active, ...lists.archived].find((each) => each.prayerId === id);
  // A link may open it before its prayer is loaded.
  const isGone = useLatched(prayer !== undefined) && prayer === undefined;
  const closeGone = useEffectEvent(() => {
    dispatch(dialogClosedByChange('Closed, because its prayer is no longer on the screen.'));
    onClose();
  });
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);
  const Dialog = OF_ONE[kind];
  return prayer && <Dialog prayer={prayer} isPrayedToday={lists.isPrayedToday(prayer)} onClose={onClose} />;
}

/** When a prayer was prayed, with the notes. */
function PrayerHistoryDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  return (
    <Dialog readOnly title="Prayer History" onClose={onClose}>
      <p>{prayerTitle(prayer)}</p>
      <PrayerSessions prayerId={prayer.prayerId} />
    </Dialog>
  );
}

/** Asks before a prayer is archived, because that cannot be undone. */
function ArchivePrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  return (
    <ConfirmDialog
      title="Archive Prayer"
      confirmLabel={busy ? 'Archiving…' : 'Archive'}
      busy={busy}
      saving={busy}
      onConfirm={() => void submit(() => dispatch(archivePrayer(prayer.prayerId)))}
      onCancel={onClose}
    >
      <p>Archive “{prayerTitle(prayer)}”?</p>
      <ArchiveWarning />
    </ConfirmDialog>
  );
}

/** Edits a prayer, archived or not. A change by another device in between is shown, and overwritten only on request. */
function EditPrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  // The prayer when the dialog opened: saving changes it while the dialog is still open.
  const [was] = useState(prayer);
  const [initial] = useState(() => v.parse(prayerFields, prayer));
  return (
    <PrayerFormDialog
      title="Edit Prayer"
      draftName={draftNames.edit(prayer.prayerId)}
      initial={initial}
      onSave={(fields, fieldsToOverwrite, base) =>
        dispatch(updatePrayer({ ...prayer, ...fields, was: { ...was, ...base }, fieldsToOverwrite }))
      }
      onClose={onClose}
    />
  );
}

interface RecordPrayerDialogProps {
  prayer: Prayer;
  isPrayedToday: boolean;
  onClose: () => void;
}

/** Records that a prayer was prayed, with an optional note. Closes at once, so that a second tap records nothing. */
function RecordPrayerDialog({ prayer, isPrayedToday, onClose }: RecordPrayerDialogProps) {
  const { note, record, isRetry } = useRecordSession(prayer.prayerId);
  return (
    <Dialog
      title="Record Prayer"
      onClose={onClose}
      onSubmit={() => {
        void record();
        onClose();
      }}
      footer={
        <FormButtons
          submit={recordLabel({ isRetry, isPrayedToday })}
          onDiscard={note.discard}
          onClose={onClose}
        />
      }
    >
      <p>{prayerTitle(prayer)}</p>
      <NotRecorded prayerId={prayer.prayerId} />
      <NoteField note={note} />
    </Dialog>
  );
}
