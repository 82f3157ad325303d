import { useEffect } from 'react';
import type { Prayer } from '../model/prayer';
import { prayerTitle } from '../model/prayerTitle';
import { useAppDispatch } from '@/data/store/hooks';
import { loadPrayerSessions } from '../store/prayerSessions';
import { Dialog } from '@/ui/dialogs/Dialog';
import { PrayerSessions } from '../sessions/PrayerSessions';

/** When a prayer was prayed, with the notes. */
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
