import { discardWrite, retryWrite } from '@/store/sync/outboxActions';
import styles from './PrayerSessions.module.scss';

/** A session that was sent and not answered, where nobody can tell whether it arrived: the person decides. */
export function UnclearSession({ id }: { id: number }) {
  return (
    <div role="group" aria-label="May have been recorded" className={styles.unclear}>
      <p>
        No clear answer came when this was sent. Either it is recorded already, and would be there twice if it
        is recorded again; or it is not, and would be lost if it is not.
      </p>
      <div className="actions">
        <button type="button" className="btn btn-outline-secondary" onClick={() => void discardWrite(id)}>
          It is recorded
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void retryWrite(id)}>
          Record it again
        </button>
      </div>
    </div>
  );
}
