import type { Prayer } from '@/domain/prayers/prayer';
import { AddPrayerDialog } from './AddPrayerDialog';
import { ArchivePrayerDialog } from './ArchivePrayerDialog';
import { EditPrayerDialog } from './EditPrayerDialog';
import { PrayerHistoryDialog } from './PrayerHistoryDialog';
import { RecordPrayerDialog } from './RecordPrayerDialog';

/** What can be done with one prayer, each in its dialog. */
export type PrayerDeed = 'edit' | 'history' | 'record' | 'archive';

export type OpenDialog = { kind: 'add' } | { kind: PrayerDeed; prayerId: number };

const DIALOGS = {
  edit: EditPrayerDialog,
  history: PrayerHistoryDialog,
  record: RecordPrayerDialog,
  archive: ArchivePrayerDialog,
};

interface PrayerDialogsProps {
  dialog: OpenDialog;
  /** The prayer it is about. */
  prayer: Prayer | undefined;
  onClose: () => void;
}

/** The one dialog that is open. */
export function PrayerDialogs({ dialog, prayer, onClose }: PrayerDialogsProps) {
  if (dialog.kind === 'add') return <AddPrayerDialog onClose={onClose} />;
  const Dialog = DIALOGS[dialog.kind];
  return prayer && <Dialog prayer={prayer} onClose={onClose} />;
}
