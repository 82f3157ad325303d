import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/store/core/hooks';
import { flushWrites } from '@/store/sync/outboxActions';
import { selectWaitingInWords } from '@/store/sync/waitingLabels';
import { Dialog } from '@/ui/dialogs/Dialog';
import { OutboxItem } from './OutboxItem';

/** What waits to be sent, oldest first. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const items = useAppSelector(selectWaitingInWords);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with what it stood beside.
    if (document.activeElement === document.body) count.current?.focus();
  }, [items]);
  const waits = items.some(({ refused }) => refused === undefined);
  return (
    <Dialog
      title="Waiting to be sent"
      onClose={onClose}
      footer={
        waits ? (
          <button type="button" className="btn btn-primary" onClick={() => void flushWrites()}>
            Send now
          </button>
        ) : undefined
      }
    >
      <p ref={count} tabIndex={-1} aria-live="polite">
        {items.length === 0 ? 'Everything has been sent.' : `${items.length} waiting`}
      </p>
      <ul className="plain-list">
        {items.map(({ id, label, at, refused }) => (
          <OutboxItem key={id} id={id} label={label} at={at} {...(refused !== undefined && { refused })} />
        ))}
      </ul>
    </Dialog>
  );
}
