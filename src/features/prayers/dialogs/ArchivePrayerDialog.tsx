import type { Prayer } from '../model/prayer';
import { prayerTitle } from '../model/prayerTitle';
import { useAppDispatch } from '@/data/store/hooks';
import { archivePrayer } from '../store/prayers';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { ArchiveWarning } from './ArchiveWarning';

/** Asks before a prayer is archived, since that cannot be undone. */
export function ArchivePrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  return (
    <ConfirmDialog
      title="Archive Prayer"
      confirmLabel={busy ? 'Archiving…' : 'Archive'}
      busy={busy}
      onConfirm={() => void submit(() => dispatch(archivePrayer(prayer.prayerId)))}
      onCancel={onClose}
    >
      <p>Archive “{prayerTitle(prayer)}”?</p>
      <ArchiveWarning />
    </ConfirmDialog>
  );
}
