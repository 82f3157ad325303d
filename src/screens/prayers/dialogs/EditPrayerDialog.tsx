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
  const [conflict, setConflict] = useState<{ field: string; theirs: string } | null>(null);
  return (
    <PrayerFormDialog
      title="Edit Prayer"
      draftName={draftNames.edit(prayer.prayerId)}
      initial={initial}
      {...(conflict && {
        problem: (
          <div role="alert">
            <p>
              {conflict.field} was changed on another device meanwhile. It is now: “{conflict.theirs}”
            </p>
            <p className="muted">Save writes yours in its place. Cancel leaves what is there.</p>
          </div>
        ),
      })}
      onSave={async (fields) => {
        const edit = { ...prayer, ...fields, was: conflict ? null : was };
        const outcome = await dispatch(updatePrayer(edit));
        if (updatePrayer.fulfilled.match(outcome)) return true;
        setConflict(updatePrayer.rejected.match(outcome) ? (outcome.payload?.conflict ?? null) : null);
        return false;
      }}
      onClose={onClose}
    />
  );
}
