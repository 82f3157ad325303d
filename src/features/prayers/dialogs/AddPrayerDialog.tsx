import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { addPrayer } from '../store/prayers';
import { draftNames } from '../model/draftNames';
import { BLANK_PRAYER } from './prayerDraft';
import { PrayerFormDialog } from './PrayerFormDialog';

/** Adds a prayer, from the Prayers screen or from the bar of any other. */
export function AddPrayerDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const sending = useAppSelector((state) => addPrayer.selectSending(state)[0]);
  // Only a prayer that was being sent when the dialog opened: the dialog shows its own by itself.
  const [wasSending] = useState(sending !== undefined);
  return (
    <PrayerFormDialog
      title="Add Prayer"
      draftName={draftNames.add}
      initial={BLANK_PRAYER}
      beingSaved={wasSending ? sending : undefined}
      onSave={(fields) => dispatch(addPrayer(fields))}
      onClose={onClose}
    />
  );
}
