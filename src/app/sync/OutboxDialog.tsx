import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/store/core/hooks';
import { flushOutbox } from '@/store/sync/outboxActions';
import { selectWaitingInWords } from '@/store/sync/waitingLabels';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Button } from '@/ui/forms/Button';
import { OutboxItem } from './OutboxItem';
import { syncAges, type SyncState } from './syncWords';

interface OutboxDialogProps {
  state: SyncState;
  /** Starts the new version, if one is ready. */
  update: (() => void) | null;
  onClose: () => void;
}

/** The writes that wait to be sent, oldest first, and the age of what is shown. */
export function OutboxDialog({ state, update, onClose }: OutboxDialogProps) {
  const items = useAppSelector(selectWaitingInWords);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its write, and the focus with it.
    if (document.activeElement === document.body) count.current?.focus();
  }, [items]);
  return (
    <Dialog
      title="Sync status"
      onClose={onClose}
      footer={
        items.some(({ refused }) => refused === undefined) ? (
          <Button main onClick={() => void flushOutbox({ now: true })}>
            Send now
          </Button>
        ) : undefined
      }
    >
      {update && (
        <p>
          <Button main onClick={update}>
            A new version is ready: reload
          </Button>
        </p>
      )}
      {!state.online && <p>This device is offline. What you do is kept here and sent when it is back.</p>}
      <p ref={count} tabIndex={-1} aria-live="polite">
        {items.length === 0 ? 'Everything has been sent.' : `${items.length} waiting`}
      </p>
      <ul className="plain-list">
        {items.map((item) => (
          <OutboxItem key={item.id} item={item} />
        ))}
      </ul>
      {syncAges(state).map((words) => (
        <p key={words} className="muted">
          {words}
        </p>
      ))}
    </Dialog>
  );
}
