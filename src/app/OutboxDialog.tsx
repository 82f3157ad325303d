import { discardWrite, flushWrites, retryWrite } from '@/store/outboxActions';
import type { WaitingItem } from '@/store/sync';
import { Dialog } from '@/ui/Dialog';
import styles from './OutboxDialog.module.scss';

interface OutboxDialogProps {
  items: readonly WaitingItem[];
  onClose: () => void;
}

const timeOf = (at: number): string => new Date(at).toLocaleString();

/** What waits to be sent, oldest first; a refused write is tried again or discarded by its maker. */
export function OutboxDialog({ items, onClose }: OutboxDialogProps) {
  return (
    <Dialog
      title="Waiting to be sent"
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={() => void flushWrites()}>
          Send now
        </button>
      }
    >
      {items.length === 0 && <p>Everything has been sent.</p>}
      <ul className="plain-list">
        {items.map(({ id, label, at, refused }) => (
          <li key={id} className={styles.item}>
            <div>
              <div>{label}</div>
              <div className="muted">{timeOf(at)}</div>
              {refused !== undefined && <div className={styles.refused}>Refused: {refused}</div>}
            </div>
            {refused !== undefined && (
              <button type="button" className="btn btn-outline-secondary" onClick={() => void retryWrite(id)}>
                Retry
              </button>
            )}
            <button type="button" className="btn btn-outline-secondary" onClick={() => void discardWrite(id)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
