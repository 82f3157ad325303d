import { isPublicReader } from '@/routes/paths';
import { useLocation } from 'react-router-dom';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

const SyncStatus = lazyWithPreload(async () => (await import('./SyncStatus')).SyncStatus);

/** The place of the sync status, below the bar and always in sight; held open until its code is there. */
export function SyncStatusLine() {
  // A stranger with a shared link writes nothing, and downloads nothing for it.
  const isShared = isPublicReader(useLocation());
  if (isShared) return null;
  return (
    <div className="sync-line">
      <SyncStatus />
    </div>
  );
}
