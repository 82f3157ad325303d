import { useLocation } from 'react-router-dom';
import { isPublicReader } from '@/routes/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

const SyncStatus = lazyWithPreload(async () => (await import('./SyncStatus')).SyncStatus);

/** The place of the status icon in the bar, held open until its code is there. */
export function SyncSlot() {
  // A stranger with a shared link writes nothing, and downloads nothing for it.
  const isShared = isPublicReader(useLocation());
  if (isShared) return null;
  return (
    <div className="nav-slot">
      <SyncStatus />
    </div>
  );
}
