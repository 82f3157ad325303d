import { useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { useAppDispatch } from '@/store/core/hooks';
import { updatePrayer } from '@/store/prayers/prayers';
import { draftNames, fieldsOf } from './prayerDraft';
import { PrayerFormDialog } from './PrayerFormDialog';

/** Edits a prayer, archived or not. What another device changed meanwhile is shown, and not written over unasked. */
export function EditPrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  // What it was when the dialog opened: saving changes the prayer under the open dialog.
  const [was] = useState(prayer);
  const [initial] = useState(() => fieldsOf(prayer));
  return (
    <PrayerFormDialog
      title="Edit Prayer"
      draftName={draftNames.edit(prayer.prayerId)}
      initial={initial}
      onSave={(fields, decided, base) =>
        dispatch(updatePrayer({ ...prayer, ...fields, was: { ...was, ...base }, decided }))
      }
      onClose={onClose}
    />
  );
}
