import { useEffect, useState } from 'react';
import { isPrayedToday } from '@/domain/prayers/prayerDays';
import type { PrayScope } from '@/domain/prayers/prayScope';
import { matchWords } from '@/domain/search/searchPhrase';
import { useAppSelector } from '@/store/core/hooks';
import { selectUnrecorded } from '@/store/prayers/prayerSelectors';
import { Empty } from '@/ui/lists/LoadState';
import { LongList } from '@/ui/lists/LongList';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { ToolBar } from '@/ui/layout/ToolBar';
import { useToday } from '@/ui/hooks/useToday';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { PrayerCard } from './PrayerCard';
import type { OpenDialog } from '../dialogs/PrayerDialogs';
import type { Rota } from '../praying/useRota';
import { PrayerFilters } from './PrayerFilters';
import type { PrayerLists } from '../usePrayerLists';
import type { PrayerView } from './usePrayerView';
import styles from './PrayerOverview.module.scss';

const PrayerDialogs = lazyWithPreload(async () => (await import('../dialogs/PrayerDialogs')).PrayerDialogs);

interface PrayerOverviewProps {
  lists: PrayerLists;
  view: PrayerView;
  rota: Rota;
  onPray: (scope: PrayScope) => void;
}

/** The list of one set of prayers, its tools and its dialogs. */
export function PrayerOverview({ lists, view, rota, onPray }: PrayerOverviewProps) {
  const { active, archived, lastPrayed, historyKnown, problem, retry } = lists;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const today = useToday();
  const unrecorded = useAppSelector(selectUnrecorded);
  useEffect(() => {
    // The card to which the focus would go back may have left the list.
    if (dialog !== null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [dialog]);
  return (
    <>
      <ToolBar label="Prayers">
        <button
          type="button"
          className="btn btn-primary"
          disabled={active.length === 0}
          onClick={() => onPray({ kind: rota.ofDay.length > 0 ? 'today' : 'all' })}
        >
          Pray through
        </button>
        <button
          type="button"
          className={`btn btn-outline-secondary ${styles.add}`}
          onClick={() => setDialog({ kind: 'add' })}
        >
          Add Prayer
        </button>
        <Menu items={[...prayItems(lists, view, onPray, setDialog), ...openItems(view)]} />
      </ToolBar>
      <PrayerFilters view={view} left={rota.left} />
      {problem !== null && (
        <p role="status" className="actions">
          <span className={styles.problem}>{problem}</span>
          <button type="button" className="btn btn-outline-secondary" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <NothingShown view={view} onAdd={() => setDialog({ kind: 'add' })} />
      <LongList label="Prayers" items={view.shown} keyOf={({ prayerId }) => prayerId} estimate={180}>
        {(prayer) => (
          <PrayerCard
            prayer={prayer}
            lastPrayed={lastPrayed.get(prayer.prayerId)}
            historyKnown={historyKnown}
            prayedToday={isPrayedToday(lastPrayed, prayer.prayerId, today)}
            unrecorded={unrecorded.has(prayer.prayerId)}
            open={view.isOpen(prayer.prayerId)}
            highlight={(text) => matchWords(text, view.searched)}
            onToggle={() => view.toggle(prayer.prayerId)}
            onDialog={(kind) => setDialog({ kind, prayerId: prayer.prayerId })}
          />
        )}
      </LongList>
      {dialog && (
        <PrayerDialogs
          dialog={dialog}
          active={active}
          archived={archived}
          rota={rota}
          onPerson={(person) => onPray({ kind: 'person', person })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** What can be prayed through beside the prayers of the day. */
function prayItems(
  { active }: PrayerLists,
  { shown, searched, showArchived }: PrayerView,
  onPray: (scope: PrayScope) => void,
  onDialog: (dialog: OpenDialog) => void,
): MenuItem[] {
  const daily = active.filter((prayer) => prayer.daily).length;
  const found = showArchived || searched.trim() === '' ? 0 : shown.length;
  return [
    ...(found > 0
      ? [
          {
            label: `Pray Through Found (${found})`,
            onSelect: () => onPray({ kind: 'search', query: searched.trim() }),
          },
        ]
      : []),
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

const openItems = (view: PrayerView): MenuItem[] => [
  { label: 'Expand All', onSelect: () => view.setAllOpen(true), startsGroup: true },
  { label: 'Collapse All', onSelect: () => view.setAllOpen(false) },
];

/** Why the list is empty, and what to do next. */
function NothingShown({ view, onAdd }: { view: PrayerView; onAdd: () => void }) {
  if (view.shown.length > 0) return null;
  if (view.total > 0) {
    return (
      <Empty message="No prayers match your search criteria.">
        <button type="button" className="btn btn-outline-secondary" onClick={() => view.setQuery('')}>
          Clear search
        </button>
      </Empty>
    );
  }
  if (view.showArchived) {
    return (
      <Empty message="There are no archived prayers. What is answered or done can be archived from its menu.">
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => view.setShowArchived(false)}
        >
          Show the active prayers
        </button>
      </Empty>
    );
  }
  return (
    <Empty message="There are no prayers yet.">
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        Add the first
      </button>
    </Empty>
  );
}
