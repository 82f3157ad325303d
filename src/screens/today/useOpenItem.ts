import { useNavigate } from 'react-router-dom';
import { lastTranslation, planTranslation } from '@/device/recents/lastPlace';
import { practiceLink } from '@/store/passages/practiceLink';
import { dayOfWeekOf } from '@/domain/text/dates';
import { itemKey, type TodayItem } from '@/domain/today/todayItem';
import { paths, readerPath, viewQuotePath } from '@/routes/paths';
import { prayPath } from '@/routes/prayerPaths';
import { useAppDispatch } from '@/store/core/hooks';
import { recordReading } from '@/store/plan/plan';
import { itemOpened, todayStarted } from '@/store/today/today';
import { useToday } from '@/ui/hooks/useToday';

/** Opens an item in its own screen. The first one starts the day: from then on the queue stays as it is. */
export function useOpenItem(items: readonly TodayItem[]): (item: TodayItem) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const today = useToday();
  return (item) => {
    dispatch(todayStarted(items));
    switch (item.kind) {
      case 'passage': {
        const ids = items.flatMap((each) => (each.kind === 'passage' ? [each.passageId] : []));
        const { to, state } = practiceLink(item.passageId, ids);
        void navigate(to, { state });
        return;
      }
      case 'reading':
        void dispatch(recordReading({ dayOfWeek: dayOfWeekOf(today), ...item.chapter, today }));
        // A guest's reading is not recorded, so this mark alone makes it done.
        dispatch(itemOpened(itemKey(item)));
        void navigate(readerPath(planTranslation() ?? lastTranslation(), item.chapter));
        return;
      case 'prayer':
        void navigate(prayPath({ kind: 'today' }));
        return;
      case 'nugget':
        dispatch(itemOpened(itemKey(item)));
        void navigate(paths.browseBible, { state: { nuggetId: item.passageId } });
        return;
      case 'quote':
        dispatch(itemOpened(itemKey(item)));
        void navigate(viewQuotePath(item.quoteId));
    }
  };
}
