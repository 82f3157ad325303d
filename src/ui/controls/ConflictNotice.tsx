import { useEffect, useRef } from 'react';
import { isFocusLost } from '../focus/keepFocus';
import { Button } from './Button';
import styles from './ConflictNotice.module.scss';

interface ConflictNoticeProps {
  /** What was changed, in words: 'The explanation'. */
  field: string;
  /** The other device's value. */
  theirs: string;
  /** Saves what is typed here instead of it. */
  onMine: () => void;
  /** Continues with the other device's value. */
  onTheirs: () => void;
}

/** Says that another device has changed the same field, and lets the person choose, so that nothing is overwritten unseen. */
export function ConflictNotice({ field, theirs, onMine, onTheirs }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the button that asked rests now, the notice itself has the focus: no press answers the question unread.
    if (isFocusLost() || document.activeElement?.matches(':disabled') === true) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p>{field} was changed on another device meanwhile. It is now:</p>
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
