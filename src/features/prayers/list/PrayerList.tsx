import { HandHeart, Plus } from 'lucide-react';
import { formatNumber } from '@/platform/values/text';
import type { Prayer } from '../model/prayer';
import type { PrayScope } from '@/routes/prayerPaths';
import { matchWords } from '@/bible/searchPhrase';
import { useActions } from '@/ui/actions/useActions';
import type { Action, ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ToolBar, ActionTool } from '@/ui/layout/ToolBar';
import { DetailRows } from '@/ui/listDetail/DetailRows';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { InvalidRowsNotice, OfferRetry, RefreshFailed } from '@/ui/feedback/ListFeedback';
import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import type { OpenDialog } from '../dialogs/PrayerDialogs';
import type { Rota } from '../praying/useRota';
import type { PrayerLists } from '../usePrayerLists';
import { NothingShown } from './NothingShown';
import { PrayerCard } from './PrayerCard';
import { PrayerFilters } from './PrayerFilters';
import type { PrayerView } from './usePrayerView';
import styles from './PrayerList.module.scss';

const NO_PRAYER = 'There is no active prayer';

export interface PrayerListProps {
  lists: PrayerLists;
  view: PrayerView;
  rota: Rota;
  detail: ListDetail<Prayer>;
  onPray: (scope: PrayScope) => void;
  onDialog: (dialog: OpenDialog) => void;
}

/** A set of prayers as a list, with its tools. */
export function PrayerList({ lists, view, rota, detail, onPray, onDialog }: PrayerListProps) {
  const { active } = lists;
  const none = active.length === 0 ? { disabled: true, hint: NO_PRAYER } : {};
  const menu = prayItems(active, view, onPray, onDialog);
  const add: ToolAction = { label: 'Add Prayer', icon: Plus, run: () => onDialog({ kind: 'add' }) };
  const prayThrough: ToolAction = {
    label: 'Pray through',
    icon: HandHeart,
    ...none,
    run: () => onPray({ kind: rota.ofDay.length > 0 ? 'today' : 'all' }),
  };
  // The command box has 'Add Prayer' on every screen.
  useActions([...menu, prayThrough]);
  return (
    <>
      <ToolBar label="Prayers">
        <ActionTool action={add} />
        <ActionTool main action={prayThrough} />
        <Menu items={menu} />
      </ToolBar>
      <PrayerFilters view={view} left={rota.left} />
      <FetchProblem lists={lists} />
      <InvalidRowsNotice count={lists.invalidRowCount} what="prayer" />
      <NothingShown view={view} lists={lists} onAdd={add.run} />
      <DetailRows
        of={detail}
        label="Prayers"
        estimate={120}
        scrollPositionKey={view.showArchived ? 'archived prayers' : 'prayers'}
      >
        {(prayer, link) => (
          <PrayerCard
            prayer={prayer}
            lists={lists}
            link={link}
            highlight={(text) => matchWords(text, view.searched)}
            onDialog={(kind) => onDialog({ kind, prayerId: prayer.prayerId })}
          />
        )}
      </DetailRows>
    </>
  );
}

/** Names the lists that could not be fetched: the history, if this device has none, even while the line below the bar says 'Offline'. */
function FetchProblem({ lists: { isHistoryMissing, refreshProblem, retry } }: { lists: PrayerLists }) {
  const historyMessage = useLoadMessage('Error fetching prayer history', 'your prayer history');
  if (refreshProblem === null) return null;
  const Problem = isHistoryMissing ? OfferRetry : RefreshFailed;
  return (
    <Problem
      message={<span className={styles.problem}>{isHistoryMissing ? historyMessage : refreshProblem}</span>}
      onRetry={retry}
    />
  );
}

/** The list's menu: the sets to pray through besides the prayers of the day, each with its number of prayers. */
function prayItems(
  active: readonly Prayer[],
  { shown, searched, showArchived }: PrayerView,
  onPray: (scope: PrayScope) => void,
  onDialog: (dialog: OpenDialog) => void,
): Action[] {
  const none = active.length === 0 && { disabled: true, hint: NO_PRAYER };
  const daily = active.filter((prayer) => prayer.daily).length;
  const query = searched.trim();
  const found = showArchived || query === '' ? 0 : shown.length;
  const foundItem = {
    label: `Pray Through Found (${formatNumber(found)})`,
    run: () => onPray({ kind: 'search', query }),
  };
  return [
    ...(found > 0 ? [foundItem] : []),
    {
      label: `Pray Through Daily (${formatNumber(daily)})`,
      ...(daily === 0 && { disabled: true, hint: 'No prayer is daily' }),
      run: () => onPray({ kind: 'daily' }),
    },
    {
      label: `Pray Through All (${formatNumber(active.length)})`,
      ...none,
      run: () => onPray({ kind: 'all' }),
    },
    {
      label: 'Pray for One Person...',
      ...none,
      run: () => onDialog({ kind: 'person' }),
    },
    { label: 'Prayers a Day...', startsGroup: true, run: () => onDialog({ kind: 'perDay' }) },
  ];
}
