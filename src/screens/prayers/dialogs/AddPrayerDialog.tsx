import { useAppDispatch } from '@/store/core/hooks';
import { addPrayer } from '@/store/prayers/prayers';
import { BLANK_PRAYER, draftNames } from './prayerDraft';
import { PrayerFormDialog } from './PrayerFormDialog';

/** Adds a prayer, from the Prayers screen or from the bar of any other. */
export function AddPrayerDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <PrayerFormDialog
      title="Add Prayer"
      draftName={draftNames.add}
      initial={BLANK_PRAYER}
      onSave={async (fields) =>
        addPrayer.fulfilled.match(await dispatch(addPrayer({ ...fields, archived: false })))
      }
      onClose={onClose}
    />
  );
}
