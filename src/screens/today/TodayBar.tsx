import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { useScreenActions } from '@/store/core/screenActions';
import { useItemLabel } from '@/store/today/useItemLabel';
import { useTodayQueue } from '@/store/today/useTodayQueue';
import { useToday } from '@/ui/hooks/useToday';
import styles from './TodayBar.module.scss';
import { useOpenItem } from './useOpenItem';

/** On every screen while the day's queue is in progress: how far it is, and a button for the next item. */
export function TodayBar() {
  const today = useToday();
  const { phase, started, progress, items } = useTodayQueue(today);
  const labelOf = useItemLabel();
  const open = useOpenItem(items);
  const navigate = useNavigate();
  const isShown = phase !== 'loading' && started;
  const { done, total, next } = progress;
  const label = next && labelOf(next.item);
  const finish = { label: 'Finish', words: 'Today', run: () => void navigate(paths.today) };
  const goOn = next && { label: 'Continue', words: `Today ${label ?? ''}`, run: () => open(next.item) };
  useScreenActions(isShown ? [goOn ?? finish] : []);
  if (!isShown) return null;
  return (
    <aside className={`today-bar ${styles.bar}`} aria-label="Today">
      <Link to={paths.today} className={styles.place}>
        Today {next ? `${Math.min(done + 1, total)} of ${total}` : 'done'}
      </Link>
      {next ? (
        <button type="button" className={styles.next} onClick={() => open(next.item)}>
          Continue{label !== null && <span className={styles.label}>: {label}</span>}
        </button>
      ) : (
        <Link to={paths.today} className={styles.next}>
          Finish
        </Link>
      )}
    </aside>
  );
}
