import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { addPrayer } from '@/store/prayers/prayers';
import { BLANK_PRAYER, draftNames, readFields } from './prayerDraft';
import { PrayerFormDialog } from './PrayerFormDialog';

/** Adds a prayer, from the Prayers screen or from the bar of any other. */
export function AddPrayerDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const sent = useAppSelector((state) => addPrayer.selectSending(state)[0]);
  // Opened again while what was typed before is being saved.
  const [foundSent] = useState(sent);
  return (
    <PrayerFormDialog
      title="Add Prayer"
      draftName={draftNames.add}
      initial={BLANK_PRAYER}
      beingSaved={foundSent && sent ? readFields(sent) : null}
      onSave={(fields) => dispatch(addPrayer({ ...fields, archived: false }))}
      onClose={onClose}
    />
  );
}
