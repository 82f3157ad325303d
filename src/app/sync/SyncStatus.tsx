import { useEffect, useState } from 'react';
import { useAppSelector, useAppStore } from '@/store/core/hooks';
import { startSync } from '@/store/sync/startSync';
import { selectSyncStatus } from '@/store/sync/sync';
import { useOnline } from '@/ui/hooks/useOnline';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { registerServiceWorker, useAppUpdate } from './appUpdate';
import styles from './SyncStatus.module.scss';
import { Rest, SyncWords } from './SyncWords';

const OutboxDialog = lazyWithPreload(async () => (await import('./OutboxDialog')).OutboxDialog);

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

/** Always in sight: how many writes wait, how old what is shown is, and when the server last answered. */
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

  const words = <SyncWords {...{ online, refused, keptSince, lastSync, now }} waiting={waiting.length} />;
  const urgent = !online || keptSince !== null || refused > 0;
  return (
    <div role="status" className={urgent ? styles.urgent : styles.status}>
      {waiting.length === 0 ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <button type="button" className={`${styles.button} ${styles.words}`} onClick={() => setOpen(true)}>
          {words}
        </button>
      )}
      {update && (
        <button type="button" className={styles.button} onClick={update}>
          A new version<Rest> is ready: reload</Rest>
        </button>
      )}
      {open && <OutboxDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
