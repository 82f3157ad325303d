import { Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { useIsTodayDone, useLeftToday } from '@/features/today/store/leftToday';
import { useToday } from '@/platform/page/useToday';
import { paths } from '@/routes/paths';
import { ToolIcon } from '@/ui/controls/ToolIcon';
import styles from './TodayLink.module.scss';
import { selectCurrentUser } from '@/data/session/session';

/** Today in the bar of a phone, with the number of items left, once they are counted. */
export function TodayLink() {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const today = useToday();
  const left = useLeftToday(user, today) ?? 0;
  const isDone = useIsTodayDone(user, today);
  const label = left > 0 ? `Today, ${left} left` : isDone ? 'Today, done' : 'Today';
  return (
    <Link
      to={paths.today}
      className={`tool ${styles.today}`}
      aria-label={label}
      title={label}
      data-left={left === 0 ? undefined : left}
    >
      <ToolIcon icon={Sun} />
    </Link>
  );
}
