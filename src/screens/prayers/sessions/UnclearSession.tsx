import { discardWrite, retryWrite } from '@/store/sync/outboxActions';
import { Button } from '@/ui/forms/Button';
import styles from './PrayerSessions.module.scss';

/** Asks about a session whose answer was lost: whether the server has it cannot be found out. */
export function UnclearSession({ id }: { id: number }) {
  return (
    <div role="group" aria-label="May have been recorded" className={styles.unclear}>
      <p>
        No clear answer came when this was sent. Either it is recorded already, and would be there twice if it
        is recorded again; or it is not, and would be lost if it is not.
      </p>
      <div className="actions">
        <Button onClick={() => void discardWrite(id)}>It is recorded</Button>
        <Button onClick={() => void retryWrite(id)}>Record it again</Button>
      </div>
    </div>
  );
}
