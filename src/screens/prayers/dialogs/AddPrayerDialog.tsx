import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { addPrayer } from '@/store/prayers/prayers';
import { selectIsPrayerBeingAdded } from '@/store/prayers/prayerSelectors';
import { BLANK_PRAYER, draftNames } from './prayerDraft';
import { PrayerFormDialog } from './PrayerFormDialog';

/** Adds a prayer, from the Prayers screen or from the bar of any other. */
export function AddPrayerDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const sending = useAppSelector(selectIsPrayerBeingAdded);
  // Opened again while what was typed before is being saved.
  const [beingSaved, setBeingSaved] = useState(sending);
  useEffect(() => {
    if (sending || !beingSaved) return undefined;
    // Once whoever has saved it has put its draft away.
    const timer = setTimeout(() => setBeingSaved(false));
    return () => clearTimeout(timer);
  }, [sending, beingSaved]);
  return (
    <PrayerFormDialog
      key={String(beingSaved)}
      title="Add Prayer"
      draftName={draftNames.add}
      initial={BLANK_PRAYER}
      beingSaved={beingSaved}
      onSave={async (fields) =>
        addPrayer.fulfilled.match(await dispatch(addPrayer({ ...fields, archived: false })))
      }
      onClose={onClose}
    />
  );
}
