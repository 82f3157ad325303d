import { useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { useAppDispatch } from '@/store/core/hooks';
import { archivePrayer } from '@/store/prayers/prayers';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';
import { ArchiveWarning } from './ArchiveWarning';

/** Asks before a prayer is archived (§4), since that cannot be undone. */
export function ArchivePrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const [busy, setBusy] = useState(false);
  const archive = async () => {
    setBusy(true);
    const outcome = await dispatch(archivePrayer(prayer.prayerId));
    if (archivePrayer.fulfilled.match(outcome)) closeWhenDone();
    else setBusy(false);
  };
  return (
    <ConfirmDialog
      title="Archive Prayer"
      confirmLabel={busy ? 'Archiving…' : 'Archive'}
      busy={busy}
      onConfirm={() => void archive()}
      onCancel={onClose}
    >
      <p>Archive “{prayerTitle(prayer)}”?</p>
      <ArchiveWarning />
    </ConfirmDialog>
  );
}
