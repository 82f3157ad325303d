import { useNavigate } from 'react-router-dom';
import { planTranslation } from '@/bible/lastChosen';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { practiceLink } from '@/features/memory/public';
import { todayItemKey, type TodayItem } from './model/todayItem';
import { paths, readerPath, viewQuotePath } from '@/routes/paths';
import { prayPath } from '@/routes/prayerPaths';
import { useAppDispatch } from '@/data/store/hooks';
import { itemOpened } from './store/today';
import type { TodayQueueView } from './store/useTodayQueue';

/**
 * Opens an item in its own screen, and for a chapter before which another one is to be read, that one; passages and prayers among those of the queue that are not skipped, in its order.
 * The first one starts the day: from then on the queue does not change. `skipping` is the key of an item that is being
 * skipped.
 */
export function useOpenItem({
  items,
  lacking,
  progress,
}: Pick<TodayQueueView, 'items' | 'lacking' | 'progress'>): (item: TodayItem, skipping?: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (chosen, skipping) => {
    const entry = progress.entries.find(({ key }) => key === todayItemKey(chosen));
    const item = entry?.readFirst?.item ?? chosen;
    dispatch(itemOpened(items, item, lacking));
    const round = progress.entries
      .filter(({ state, key }) => (state !== 'skipped' && key !== skipping) || key === todayItemKey(item))
      .map((entry) => entry.item);
    switch (item.kind) {
      case 'passage': {
        const ids = round.flatMap((each) => (each.kind === 'passage' ? [each.passageId] : []));
        // The day has the passages that are due by reference.
        const { to, state } = practiceLink(item.passageId, ids, 'by_ref');
        void navigate(to, { state });
        return;
      }
      case 'reading':
        void navigate(readerPath(planTranslation() ?? lastTranslation(), item.chapter));
        return;
      case 'prayer': {
        const ids = round.flatMap((each) => (each.kind === 'prayer' ? [each.prayerId] : []));
        void navigate(prayPath({ kind: 'queue', ids }, item.prayerId));
        return;
      }
      case 'nugget':
        void navigate(paths.browseBible, { state: { nuggetId: item.passageId } });
        return;
      case 'quote':
        void navigate(viewQuotePath(item.quoteId));
    }
  };
}
