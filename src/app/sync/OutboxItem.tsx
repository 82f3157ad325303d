import { useEffect, useRef, useState } from 'react';
import { displayDateTime, localDateTime } from '@/domain/text/dates';
import { discardWrite, retryWrite } from '@/store/sync/outboxActions';
import styles from './OutboxDialog.module.scss';

export interface OutboxItemProps {
  id: number;
  label: string;
  /** When it was made, epoch milliseconds. */
  at: number;
  /** Why the server refused it. */
  refused?: string;
  /** True when it may have been saved, and nobody can tell. */
  unclear?: boolean;
}

const BUTTON = 'btn btn-outline-secondary';

/** One write that waits; a refused one is tried again or discarded by its maker, who is asked first. */
export function OutboxItem({ id, label, at, refused, unclear = false }: OutboxItemProps) {
  const [asking, setAsking] = useState(false);
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.label}>{label}</div>
        <div className="muted">{displayDateTime(localDateTime(new Date(at)))}</div>
        {refused !== undefined && (
          <div className={styles.refused}>
            {unclear
              ? 'It may have been saved: no clear answer came. Retry sends it again, and it may then be there twice; Discard leaves it as it is.'
              : `Refused: ${refused}`}
          </div>
        )}
      </div>
      {asking ? (
        <AskToDiscard id={id} onKeep={() => setAsking(false)} />
      ) : (
        <div className={styles.actions}>
          {refused !== undefined && (
            <button type="button" className={BUTTON} onClick={() => void retryWrite(id)}>
              Retry
            </button>
          )}
          <button type="button" className={BUTTON} onClick={() => setAsking(true)}>
            Discard
          </button>
        </div>
      )}
    </li>
  );
}

/** In the place of the buttons: a second dialog would stand on the first. */
function AskToDiscard({ id, onKeep }: { id: number; onKeep: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div role="group" aria-label="Discard?" className={styles.actions}>
      <span>Discard?</span>
      <button type="button" className={BUTTON} onClick={() => void discardWrite(id)}>
        Yes
      </button>
      <button ref={no} type="button" className={BUTTON} onClick={onKeep}>
        No
      </button>
    </div>
  );
}
