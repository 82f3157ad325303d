import { useState } from 'react';
import * as v from 'valibot';
import type { Prayer } from '../model/prayer';
import { useAppDispatch } from '@/data/store/hooks';
import { updatePrayer } from '../store/prayers';
import { draftNames, prayerFields } from './prayerDraft';
import { PrayerFormDialog } from './PrayerFormDialog';

/** Edits a prayer, archived or not. What another device changed in between is shown and only overwritten on request. */
export function EditPrayerDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  // As it was when the dialog opened: saving changes the prayer while the dialog is still open.
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
