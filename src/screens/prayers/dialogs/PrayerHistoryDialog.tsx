import { useEffect } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { useAppDispatch } from '@/store/core/hooks';
import { loadPrayerSessions } from '@/store/prayers/prayerSessions';
import { Dialog } from '@/ui/dialogs/Dialog';
import { PrayerSessions } from '../sessions/PrayerSessions';

/** When a prayer was prayed, with the notes (§2 'Prayers'). */
export function PrayerHistoryDialog({ prayer, onClose }: { prayer: Prayer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  // Sessions recorded in this visit have the device's time; the history shows the server's.
  useEffect(() => void dispatch(loadPrayerSessions()), [dispatch]);
  return (
    <Dialog readOnly title="Prayer History" onClose={onClose}>
      <p>{prayerTitle(prayer)}</p>
      <PrayerSessions prayerId={prayer.prayerId} />
    </Dialog>
  );
}
