import { age } from '@/domain/text/dates';
import styles from './SyncStatus.module.scss';

interface SyncWordsProps {
  online: boolean;
  waiting: number;
  refused: number;
  /** Moments, epoch milliseconds; null where there is none. */
  keptSince: number | null;
  lastSync: number | null;
  now: number;
}

/** Words for which a phone has no room: there they are only heard. */
export const Rest = ({ children }: { children: string }) => <span className={styles.rest}>{children}</span>;

/** How the writes and lists stand; on a phone the age of what is shown stands for that of the last sync. */
export function SyncWords({ online, waiting, refused, keptSince, lastSync, now }: SyncWordsProps) {
  const past = (at: number) => age(at, Math.max(now, at));
  const synced = lastSync === null ? 'Not synced yet' : `Last sync ${past(lastSync)}`;
  return (
    <>
      {!online && 'Offline · '}
      {keptSince !== null && (
        <>
          <Rest>Showing what was </Rest>
          {`known ${past(keptSince)} · `}
        </>
      )}
      {waiting === 0 ? 'Nothing waits' : `${waiting} waiting`}
      <Rest> to be sent</Rest>
      {refused > 0 && ` · ${refused} refused`}
      {keptSince === null ? ` · ${synced}` : <Rest>{` · ${synced}`}</Rest>}
    </>
  );
}
