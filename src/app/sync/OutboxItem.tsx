import { useEffect, useRef, useState } from 'react';
import { copyTyped } from '@/bible/copy/clipboard';
import { useAppDispatch } from '@/data/store/hooks';
import { useOutbox } from '@/data/sync/useOutbox';
import type { WaitingItem } from '@/features/yourData/store/waitingLabels';
import { displayDateTime, localDateTime } from '@/platform/values/dates';
import { Button } from '@/ui/controls/Button';
import { Menu } from '@/ui/dialogs/Menu';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { refusalReason } from './syncMessages';
import styles from './OutboxDialog.module.scss';

/**
 * A write that the server does not have. It can be discarded, after a confirmation. What was refused can be sent again, and what was
 * typed in it copied.
 */
export function OutboxItem({ item }: { item: WaitingItem }) {
  const { id, label, at, refused, typed } = item;
  const outbox = useOutbox();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const retry = { label: 'Retry', run: () => void outbox.retry(id) };
  const copy = {
    label: 'Copy',
    run: () => void dispatch(copyTyped([label, ...typed].join('\n'))),
  };
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.label}>{label}</div>
        <div className="muted">{displayDateTime(localDateTime(new Date(at)))}</div>
        {refused !== undefined && <div className={styles.refused}>{refusalReason(item)}</div>}
      </div>
      {asking ? (
        <AskToDiscard id={id} onKeep={() => setAsking(false)} />
      ) : (
        <Menu
          label={`Actions for ${label}`}
          items={[
            ...(refused === undefined ? [] : [retry]),
            ...(refused === undefined || typed.length === 0 ? [] : [copy]),
            { label: 'Discard', run: () => setAsking(true) },
          ]}
        />
      )}
    </li>
  );
}

/** Replaces the menu, so that no dialog opens over another. */
function AskToDiscard({ id, onKeep }: { id: number; onKeep: () => void }) {
  const outbox = useOutbox();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    no.current?.focus();
  }, []);
  return (
    <div role="group" aria-label="Discard?" className={styles.actions}>
      <span>Discard?</span>
      <Button onClick={() => void outbox.discard(id)}>Yes</Button>
      <Button ref={no} onClick={withFocusHandoff(onKeep)}>
        No
      </Button>
    </div>
  );
}
