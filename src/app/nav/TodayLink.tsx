import { Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { useLeftToday } from '@/features/today/store/leftToday';
import { useToday } from '@/platform/page/useToday';
import { paths } from '@/routes/paths';
import { ToolIcon } from '@/ui/controls/ToolIcon';
import styles from './TodayLink.module.scss';
import { selectCurrentUser } from '@/data/session/session';

/** Today in the bar of a phone, with the number of items left, once they are counted. */
export function TodayLink() {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const left = useLeftToday(user, useToday());
  const label = left === null ? 'Today' : left === 0 ? 'Today, done' : `Today, ${left} left`;
  return (
    <Link
      to={paths.today}
      className={`tool ${styles.today}`}
      aria-label={label}
      title={label}
      data-left={left === null || left === 0 ? undefined : left}
    >
      <ToolIcon icon={Sun} />
    </Link>
  );
}
