import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { HandHeart, Plus } from 'lucide-react';
import type { Prayer } from '../model/prayer';
import type { PrayScope } from '@/routes/prayerPaths';
import { matchWords } from '@/bible/searchPhrase';
import { useActions } from '@/ui/actions/useActions';
import type { Action, ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ToolBar, ActionTool } from '@/ui/layout/ToolBar';
import { LongList } from '@/ui/lists/LongList';
import { OfferRetry, RefreshFailed } from '@/ui/feedback/ListState';
import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import type { OpenDialog } from '../dialogs/PrayerDialogs';
import type { Rota } from '../praying/useRota';
import type { PrayerLists } from '../usePrayerLists';
import { NothingShown } from './NothingShown';
import { PrayerCard } from './PrayerCard';
import { PrayerFilters } from './PrayerFilters';
import type { PrayerView } from './usePrayerView';
import { PaneScroll } from '@/ui/layout/paneScroll';
import styles from './PrayerList.module.scss';

export interface PrayerListProps {
  lists: PrayerLists;
  view: PrayerView;
  rota: Rota;
  /** The prayer in the URL. */
  chosenId: number | undefined;
  scroll: ScrollPosition;
  onPray: (scope: PrayScope) => void;
  onDialog: (dialog: OpenDialog) => void;
}

/** A set of prayers as a list, with its tools. */
export function PrayerList({ lists, view, rota, chosenId, scroll, onPray, onDialog }: PrayerListProps) {
  const { active } = lists;
  useScrollPosition(scroll);
  const menu = prayItems(active, view, onPray, onDialog);
  const add: ToolAction = { label: 'Add Prayer', icon: Plus, run: () => onDialog({ kind: 'add' }) };
  const prayThrough: ToolAction = {
    label: 'Pray through',
    icon: HandHeart,
    disabled: active.length === 0,
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
      <NothingShown view={view} onAdd={add.run} />
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

/** Says what could not be fetched: the history, where this device has none, even while the line below the bar says 'Offline'. */
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

/** The list's menu: what can be prayed through besides the prayers of the day, each with how many prayers it has. */
function prayItems(
  active: readonly Prayer[],
  { shown, searched, showArchived }: PrayerView,
  onPray: (scope: PrayScope) => void,
  onDialog: (dialog: OpenDialog) => void,
): Action[] {
  const daily = active.filter((prayer) => prayer.daily).length;
  const query = searched.trim();
  const found = showArchived || query === '' ? 0 : shown.length;
  const foundItem = {
    label: `Pray Through Found (${found})`,
    run: () => onPray({ kind: 'search', query }),
  };
  return [
    ...(found > 0 ? [foundItem] : []),
    {
      label: `Pray Through Daily (${daily})`,
      disabled: daily === 0,
      run: () => onPray({ kind: 'daily' }),
    },
    {
      label: `Pray Through All (${active.length})`,
      disabled: active.length === 0,
      run: () => onPray({ kind: 'all' }),
    },
    {
      label: 'Pray for One Person...',
      disabled: active.length === 0,
      run: () => onDialog({ kind: 'person' }),
    },
    { label: 'Prayers a Day...', startsGroup: true, run: () => onDialog({ kind: 'perDay' }) },
  ];
}

interface ScrollPosition {
  /** The scroll position of the list when it was last left, in px. */
  top: number;
  onLeave: (top: number) => void;
}

/** Restores the list's scroll position. */
function useScrollPosition({ top, onLeave }: ScrollPosition): void {
  const pane = useContext(PaneScroll);
  const leave = useEffectEvent(() => onLeave(pane?.current?.scrollTop ?? window.scrollY));
  useLayoutEffect(() => () => leave(), []);
  const restore = useEffectEvent(() => {
    (pane?.current ?? window).scrollTo({ top });
  });
  // The pane's ref is set only after the list's layout effects.
  useEffect(() => {
    restore();
  }, []);
}
