import { useAppSelector } from '@/data/store/hooks';
import { prayerTitle, type Prayer } from '@/features/prayers/model/public';
import { usePrayerLists } from '@/features/prayers/public';
import { ListFeedback } from '@/ui/feedback/ListFeedback';
import { Empty } from '@/ui/feedback/LoadState';
import { Paper } from './Paper';
import styles from './Print.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** The active prayers, the daily ones first, with room to tick each. */
export function PrayerSheet() {
  const isGuest = useAppSelector(selectIsGuest);
  return isGuest ? (
    <Paper title={TITLE} isReady={false}>
      <Empty message="Guest users have no prayers." />
    </Paper>
  ) : (
    <Prayers />
  );
}

const TITLE = 'Prayer list';

function Prayers() {
  const { active, archived, phase, retry } = usePrayerLists();
  const daily = active.filter((prayer) => prayer.daily);
  const others = active.filter((prayer) => !prayer.daily);
  return (
    <Paper title={TITLE} isReady={phase === 'ready' && active.length > 0}>
      <ListFeedback phase={phase} what="your prayers" error="Error fetching prayers" onRetry={retry}>
        {active.length === 0 && (
          <Empty
            message={archived.length > 0 ? 'All of your prayers are archived.' : 'You have no prayers yet.'}
          />
        )}
        <div className={styles.page}>
          <PrayerList heading="Every day" prayers={daily} />
          <PrayerList heading={daily.length > 0 ? 'In turn' : 'Prayers'} prayers={others} />
        </div>
      </ListFeedback>
    </Paper>
  );
}

function PrayerList({ heading, prayers }: { heading: string; prayers: readonly Prayer[] }) {
  if (prayers.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.rows}>
        {prayers.map((prayer) => (
          <li key={prayer.prayerId} dir="auto">
            <strong>{prayerTitle(prayer)}</strong>
            {prayer.personName !== '' && <span> · {prayer.personName}</span>}
            {prayer.details !== '' && <p>{prayer.details}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
