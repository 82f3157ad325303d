import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { addPrayer } from '../store/prayers';
import { draftNames } from '../model/draftNames';
import type { PrayerFields } from '../model/prayer';
import { PrayerFormDialog } from './PrayerFormDialog';

/** The fields are in the order of their schema, as in a draft. */
const BLANK: PrayerFields = { title: '', details: '', personName: '', daily: false };

/** Adds a prayer, from the Prayers screen or from the bar of any other. */
export function AddPrayerDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const sending = useAppSelector((state) => addPrayer.selectSending(state)[0]);
  // Only a prayer that was being sent when the dialog opened; the dialog itself shows its own.
  const [wasSending] = useState(sending !== undefined);
  return (
    <PrayerFormDialog
      title="Add Prayer"
      draftName={draftNames.add}
      initial={BLANK}
      beingSaved={wasSending ? sending : undefined}
      onSave={(fields) => dispatch(addPrayer(fields))}
      onClose={onClose}
    />
  );
}
