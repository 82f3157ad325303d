import { useAppSelector } from '@/data/store/hooks';
import { selectRowId } from '@/data/sync/sync';
import { PerDayDialog } from '../praying/PerDayDialog';
import { PersonDialog } from '../praying/PersonDialog';
import type { Rota } from '../praying/useRota';
import type { PrayerLists } from '../usePrayerLists';
import { AddPrayerDialog } from './AddPrayerDialog';
import { AnsweredPrayerDialog } from './AnsweredPrayerDialog';
import { ArchivePrayerDialog } from './ArchivePrayerDialog';
import { EditPrayerDialog } from './EditPrayerDialog';
import { PrayerHistoryDialog } from './PrayerHistoryDialog';
import { RecordPrayerDialog } from './RecordPrayerDialog';

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

/** The one dialog that is open. */
export function PrayerDialogs({ dialog, lists, rota, onPerson, onClose }: PrayerDialogsProps) {
  const { active, archived } = lists;
  const id = useAppSelector((state) => ('prayerId' in dialog ? selectRowId(state, dialog.prayerId) : null));
  switch (dialog.kind) {
    case 'add':
      return <AddPrayerDialog onClose={onClose} />;
    case 'person':
      return <PersonDialog prayers={active} onChoose={onPerson} onClose={onClose} />;
    case 'perDay':
      return (
        <PerDayDialog prayers={active} perDay={rota.perDay} onChoose={rota.setPerDay} onClose={onClose} />
      );
    default: {
      const Dialog = OF_ONE[dialog.kind];
      const prayer = [...active, ...archived].find(({ prayerId }) => prayerId === id);
      return prayer && <Dialog prayer={prayer} onClose={onClose} />;
    }
  }
}
