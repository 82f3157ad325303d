import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { following, leftToday, type TodayEntry } from './model/todayProgress';
import { paths } from '@/routes/paths';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useActions } from '@/ui/actions/useActions';
import { useRememberLeft } from './store/leftToday';
import { itemShown, putOffItem, skipItem } from './store/today';
import { useDayTexts } from './store/useDayTexts';
import { selectLabelOf } from './store/itemLabel';
import { selectNameOf } from './store/todayItems';
import { useShownItem } from './store/useShownItem';
import { useTodayQueue } from './store/useTodayQueue';
import { Menu } from '@/ui/dialogs/Menu';
import { useToday } from '@/platform/page/useToday';
import { useAppBadge } from '@/platform/page/useAppBadge';
import styles from './TodayBar.module.scss';
import { useOpenItem } from './useOpenItem';
import { selectCurrentUser } from '@/data/session/session';

/**
 * On every screen while the day's queue is in progress, or has to be counted again. Once it was begun it shows how much of it is
 * done, and a button for the item after the one on the screen. Its menu skips that item or puts it off.
 */
export function TodayBar() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const today = useToday();
  const { phase, started, isDayDone, progress, lacking, items, awaited } = useTodayQueue(today);
  useDayTexts(items);
  const labelOf = useAppSelector(selectLabelOf);
  const nameOf = useAppSelector(selectNameOf);
  const open = useOpenItem({ items, lacking, progress });
  const shown = useShownItem();
  const isCounted = phase !== 'loading';
  const isShown = isCounted && started;
  const left = isCounted && awaited === 0 ? leftToday(progress) : undefined;
  const { done, total, entries } = progress;
  useAppBadge(left);
  useRememberLeft(user, today, left, isDayDone);
  const current = entries.find(({ key }) => key === shown.key);
  const next = following(progress, shown.key);
  useEffect(() => {
    if (isShown && current && shown.hasText) dispatch(itemShown(current));
  }, [dispatch, isShown, current, shown.hasText]);

  const label = next && labelOf(next.item);
  const goOn = next && {
    label: 'Continue',
    keywords: `Today ${label ?? ''}`,
    leadsOn: label === null ? 'Continue' : `Continue: ${label}`,
    run: () => open(next.item),
  };
  const skip = (entry: TodayEntry) => {
    dispatch(skipItem(entry.key, nameOf(entry.item)));
    if (entry === current && next) open(next.item, entry.key);
  };
  const putOff = (entry: TodayEntry) => {
    dispatch(putOffItem(entry.key, nameOf(entry.item)));
    if (entry === current) goOn?.run();
  };
  const onScreen = current?.state === 'open' ? current : next;
  const menu = onScreen
    ? [
        { label: `Put off ${nameOf(onScreen.item)}`, keywords: 'Today', run: () => putOff(onScreen) },
        { label: `Skip ${nameOf(onScreen.item)}`, keywords: 'Today', run: () => skip(onScreen) },
      ]
    : [];
  const finish = {
    label: isDayDone ? 'Finish' : 'Back to Today',
    keywords: 'Today',
    run: () => void navigate(paths.today),
  };
  useActions(isShown ? [goOn ?? finish, ...menu] : []);
  if (!isShown) return null;
  return (
    <aside className={`today-bar ${styles.bar}`} aria-label="Today">
      <Link to={paths.today} className={styles.place}>
        Today {isDayDone ? 'done' : total > 0 && `${done} of ${total}`}
      </Link>
      {goOn ? (
        <button type="button" className={styles.next} onClick={goOn.run}>
          {goOn.label}
          {label !== null && (
            <span className={styles.label}>
              : <bdi>{label}</bdi>
            </span>
          )}
        </button>
      ) : (
        <Link to={paths.today} className={styles.next}>
          {finish.label}
        </Link>
      )}
      {menu.length > 0 && <Menu items={menu} label="More for today" />}
    </aside>
  );
}
