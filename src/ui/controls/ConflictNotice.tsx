import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { changedElsewhere } from '@/platform/values/text';
import styles from './ConflictNotice.module.scss';

interface ConflictNoticeProps {
  /** The name of the changed field: 'The explanation'. */
  field: string;
  /** The other device's value. */
  theirs: string;
  /** Saves the text typed here over the other value. */
  onMine: () => void;
  /** Continues with the other device's value. */
  onTheirs: () => void;
}

/**
 * Says that another device has changed the same field, and lets the person choose, so that nothing is overwritten
 * unseen.
 */
export function ConflictNotice({ field, theirs, onMine, onTheirs }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The notice answers a press of Save, wherever the focus is by now. It gets the focus itself, which brings it into
    // sight, and not its first button, so that no key press answers the question unread.
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p>{changedElsewhere(field)}. The server has:</p>
      <blockquote dir="auto" className={styles.theirs}>
        {theirs === '' ? 'empty' : theirs}
      </blockquote>
      <div className="actions">
        <Button onClick={onMine}>Save mine</Button>
        <Button onClick={onTheirs}>Take theirs</Button>
      </div>
    </div>
  );
}
