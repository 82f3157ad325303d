import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/store/core/hooks';
import { flushOutbox } from '@/store/sync/outboxActions';
import { selectWaitingInWords } from '@/store/sync/waitingLabels';
import { Dialog } from '@/ui/dialogs/Dialog';
import { OutboxItem } from './OutboxItem';
import { syncAges, type SyncState } from './syncWords';

interface OutboxDialogProps {
  state: SyncState;
  /** Starts the new version where one is ready. */
  update: (() => void) | null;
  onClose: () => void;
}

/** What waits to be sent, oldest first, and how old what is shown is. */
export function OutboxDialog({ state, update, onClose }: OutboxDialogProps) {
  const items = useAppSelector(selectWaitingInWords);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with what it stood beside.
    if (document.activeElement === document.body) count.current?.focus();
  }, [items]);
  const waits = items.some(({ refused }) => refused === undefined);
  return (
    <Dialog
      title="Sync status"
      onClose={onClose}
      footer={
        waits ? (
          <button type="button" className="btn btn-primary" onClick={() => void flushOutbox({ now: true })}>
            Send now
          </button>
        ) : undefined
      }
    >
      {update && (
        <p>
          <button type="button" className="btn btn-primary" onClick={update}>
            A new version is ready: reload
          </button>
        </p>
      )}
      {!state.online && <p>This device is offline. What you do is kept here and sent when it is back.</p>}
      <p ref={count} tabIndex={-1} aria-live="polite">
        {items.length === 0 ? 'Everything has been sent.' : `${items.length} waiting`}
      </p>
      <ul className="plain-list">
        {items.map(({ id, label, at, refused, unclear }) => (
          <OutboxItem
            key={id}
            id={id}
            label={label}
            at={at}
            unclear={unclear}
            {...(refused !== undefined && { refused })}
          />
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
