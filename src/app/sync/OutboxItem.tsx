import { useEffect, useRef, useState } from 'react';
import { displayDateTime, localDateTime } from '@/domain/text/dates';
import { discardWrite, retryWrite } from '@/store/sync/outboxActions';
import type { WaitingItem } from '@/store/sync/waitingLabels';
import { Button } from '@/ui/forms/Button';
import styles from './OutboxDialog.module.scss';

/** One write that waits. It can be discarded, after a confirmation; a refused one can be sent again. */
export function OutboxItem({ item: { id, label, at, refused, unclear } }: { item: WaitingItem }) {
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
          {refused !== undefined && <Button onClick={() => void retryWrite(id)}>Retry</Button>}
          <Button onClick={() => setAsking(true)}>Discard</Button>
        </div>
      )}
    </li>
  );
}

/** Replaces the buttons, because a second dialog would stand on the first. */
function AskToDiscard({ id, onKeep }: { id: number; onKeep: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    no.current?.focus();
  }, []);
  return (
    <div role="group" aria-label="Discard?" className={styles.actions}>
      <span>Discard?</span>
      <Button onClick={() => void discardWrite(id)}>Yes</Button>
      <Button ref={no} onClick={onKeep}>
        No
      </Button>
    </div>
  );
}
