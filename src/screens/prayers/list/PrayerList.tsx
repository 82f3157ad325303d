import { HandHeart, Plus } from 'lucide-react';
import type { Prayer } from '@/domain/prayers/prayer';
import type { PrayScope } from '@/domain/prayers/prayScope';
import { matchWords } from '@/domain/search/searchPhrase';
import { useScreenActions } from '@/store/core/screenActions';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import { LongList } from '@/ui/lists/LongList';
import { RefreshFailed } from '../../shared/RefreshFailed';
import { useMenuActions } from '../../shared/useMenuActions';
import type { OpenDialog } from '../dialogs/PrayerDialogs';
import type { Rota } from '../praying/useRota';
import type { PrayerLists } from '../usePrayerLists';
import { NothingShown } from './NothingShown';
import { PrayerCard } from './PrayerCard';
import { PrayerFilters } from './PrayerFilters';
import type { PrayerView } from './usePrayerView';
import { useScrollPosition, type ScrollPosition } from './useScrollPosition';
import styles from './PrayerList.module.scss';

export interface PrayerListProps {
  lists: PrayerLists;
  view: PrayerView;
  rota: Rota;
  /** The prayer that the address names. */
  chosenId: number | undefined;
  scroll: ScrollPosition;
  onPray: (scope: PrayScope) => void;
  onDialog: (dialog: OpenDialog) => void;
}

/** The list of one set of prayers and its tools. */
export function PrayerList({ lists, view, rota, chosenId, scroll, onPray, onDialog }: PrayerListProps) {
  const { active, problem, retry } = lists;
  useScrollPosition(scroll);
  const items = prayItems(active, view, onPray, onDialog);
  const add = () => onDialog({ kind: 'add' });
  const prayThrough = () => onPray({ kind: rota.ofDay.length > 0 ? 'today' : 'all' });
  useMenuActions(items);
  useScreenActions(active.length > 0 ? [{ label: 'Pray through', run: prayThrough }] : []);
  return (
    <>
      <ToolBar label="Prayers">
        <Tool icon={Plus} label="Add Prayer" onClick={add} />
        <Tool
          main
          icon={HandHeart}
          label="Pray through"
          disabled={active.length === 0}
          onClick={prayThrough}
        />
        <Menu items={items} />
      </ToolBar>
      <PrayerFilters view={view} left={rota.left} />
      {problem !== null && (
        <RefreshFailed message={<span className={styles.problem}>{problem}</span>} onRetry={retry} />
      )}
      <NothingShown view={view} onAdd={add} />
      <LongList
        label="Prayers"
        items={view.shown}
        keyOf={({ prayerId }) => prayerId}
        estimate={120}
        chosen={chosenId}
      >
        {(prayer) => (
          <PrayerCard
            prayer={prayer}
            lists={lists}
            chosen={prayer.prayerId === chosenId}
            highlight={(text) => matchWords(text, view.searched)}
            onDialog={(kind) => onDialog({ kind, prayerId: prayer.prayerId })}
          />
        )}
      </LongList>
    </>
  );
}

/** The list's menu: what can be prayed through besides the prayers of the day, each with how many prayers it has. */
function prayItems(
  active: readonly Prayer[],
  { shown, searched, showArchived }: PrayerView,
  onPray: (scope: PrayScope) => void,
  onDialog: (dialog: OpenDialog) => void,
): MenuItem[] {
  const daily = active.filter((prayer) => prayer.daily).length;
  const query = searched.trim();
  const found = showArchived || query === '' ? 0 : shown.length;
  const foundItem = {
    label: `Pray Through Found (${found})`,
    onSelect: () => onPray({ kind: 'search', query }),
  };
  return [
    ...(found > 0 ? [foundItem] : []),
    {
      label: `Pray Through Daily (${daily})`,
      disabled: daily === 0,
      onSelect: () => onPray({ kind: 'daily' }),
    },
    {
      label: `Pray Through All (${active.length})`,
      disabled: active.length === 0,
      onSelect: () => onPray({ kind: 'all' }),
    },
    {
      label: 'Pray for One Person...',
      disabled: active.length === 0,
      onSelect: () => onDialog({ kind: 'person' }),
    },
    { label: 'Prayers a Day...', startsGroup: true, onSelect: () => onDialog({ kind: 'perDay' }) },
  ];
}
