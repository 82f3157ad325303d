import { useEffect, useState } from 'react';
import { age } from '@/domain/dates';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { startSync } from '@/store/startSync';
import { selectSyncStatus } from '@/store/sync';
import { useOnline } from '@/ui/useOnline';
import { lazily } from '@/ui/lazily';
import { registerServiceWorker, useAppUpdate } from './appUpdate';
import styles from './SyncStatus.module.scss';

const OutboxDialog = lazily(async () => (await import('./OutboxDialog')).OutboxDialog);

/** How often the words about time are said anew. */
const TICK = 30_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Always there: how many writes wait, how old what is shown is, and when the server last answered. */
export function SyncStatus() {
  const store = useAppStore();
  const online = useOnline();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const { waiting, refused, lastSync, keptSince } = useAppSelector(selectSyncStatus);
  const update = useAppUpdate();
  useEffect(() => {
    startSync(store);
    registerServiceWorker();
  }, [store]);

  const words = [
    ...(online ? [] : ['Offline']),
    ...(keptSince === null ? [] : [`Showing what was known ${age(keptSince, Math.max(now, keptSince))}`]),
    waiting.length === 0 ? 'Nothing waits to be sent' : `${waiting.length} waiting to be sent`,
    ...(refused === 0 ? [] : [`${refused} refused`]),
    lastSync === null ? 'Not synced yet' : `Last sync ${age(lastSync, Math.max(now, lastSync))}`,
  ].join(' · ');
  const urgent = !online || keptSince !== null || refused > 0;
  return (
    <div role="status" className={urgent ? styles.urgent : styles.status}>
      {waiting.length === 0 ? (
        words
      ) : (
        <button type="button" className={styles.button} onClick={() => setOpen(true)}>
          {words}
        </button>
      )}
      {update && (
        <button type="button" className={styles.button} onClick={update}>
          A new version is ready: reload
        </button>
      )}
      {open && <OutboxDialog items={waiting} onClose={() => setOpen(false)} />}
    </div>
  );
}
