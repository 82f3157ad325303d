import { Cloud, CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppSelector, useAppStore } from '@/data/store/hooks';
import { startSync } from './startSync';
import { selectSyncStatus } from './syncStatus';
import { useOutbox } from '@/data/sync/useOutbox';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { useNow } from '@/platform/page/useNow';
import { useOnline } from '@/platform/page/useOnline';
import { IconButton } from '@/ui/controls/IconButton';
import { useActions } from '@/ui/actions/useActions';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { useAppUpdate } from './appUpdate';
import { syncLine, syncName, type SyncSummary } from './syncMessages';
import styles from './SyncStatus.module.scss';
import { selectCurrentUser } from '@/data/session/session';

const OutboxDialog = lazyDialog(async () => (await import('./OutboxDialog')).OutboxDialog);

function iconOf({ online, waiting, refused, isOutboxRead }: SyncSummary) {
  if (refused > 0) return CloudAlert;
  if (!online) return CloudOff;
  if (waiting > 0) return CloudUpload;
  return isOutboxRead ? CloudCheck : Cloud;
}

/** The sync icon, its panel, and a line below the bar for messages that should be seen at once. */
export function SyncStatus() {
  const store = useAppStore();
  const outbox = useOutbox();
  const [open, setOpen] = useState(false);
  const { waiting, ...status } = useAppSelector(selectSyncStatus);
  const { refused } = status;
  const state = {
    ...status,
    waiting: waiting.length,
    online: useOnline(),
    isSessionOnly: isSessionOnly(useAppSelector(selectCurrentUser) ?? ''),
  };
  const now = useNow();
  const update = useAppUpdate();
  useEffect(() => {
    startSync(store);
  }, [store]);

  useActions([
    {
      label: 'Sync status',
      keywords: 'outbox waiting offline refused send now not sent last sync',
      isFoundOnly: true,
      run: () => setOpen(true),
    },
    {
      label: 'Send now',
      keywords: 'sync waiting',
      isFoundOnly: true,
      when: state.online && state.waiting > refused,
      run: () => void outbox.sendNow(),
    },
  ]);

  const name = syncName(state);
  const line = syncLine(state, now);
  const urgent = !state.online || refused > 0;
  return (
    <>
      <IconButton
        icon={iconOf(state)}
        label={update ? `${name} · A new version is ready` : name}
        className={[styles.icon, refused > 0 && styles.refused, update && styles.update]
          .filter(Boolean)
          .join(' ')}
        data-count={waiting.length || undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void OutboxDialog.preload()}
        onFocus={() => void OutboxDialog.preload()}
        onClick={() => setOpen(true)}
      />
      <div
        role="status"
        className={line === '' ? undefined : urgent ? 'status-line' : `status-line ${styles.late}`}
      >
        {line}
      </div>
      {open && <OutboxDialog state={state} update={update} onClose={() => setOpen(false)} />}
    </>
  );
}
