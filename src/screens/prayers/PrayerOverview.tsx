import { useEffect, useState } from 'react';
import { matchWords } from '@/domain/search/searchPhrase';
import { useAppSelector } from '@/store/core/hooks';
import { selectUnrecorded } from '@/store/prayers/prayerSelectors';
import { Empty } from '@/ui/lists/LoadState';
import { LongList } from '@/ui/lists/LongList';
import { Menu } from '@/ui/dialogs/Menu';
import { Toolbar } from '@/ui/layout/Toolbar';
import { useToday } from '@/ui/hooks/useToday';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { isPrayedToday, leftToday } from './prayedToday';
import { PrayerCard } from './PrayerCard';
import type { OpenDialog } from './PrayerDialogs';
import { PrayerFilters } from './PrayerFilters';
import type { PrayerLists } from './usePrayerLists';
import type { PrayerView } from './usePrayerView';
import styles from './PrayerOverview.module.scss';

const PrayerDialogs = lazyWithPreload(async () => (await import('./PrayerDialogs')).PrayerDialogs);

interface PrayerOverviewProps {
  lists: PrayerLists;
  view: PrayerView;
  onPray: () => void;
}

/** The list of one set of prayers, its tools and its dialogs. */
export function PrayerOverview({ lists, view, onPray }: PrayerOverviewProps) {
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
      <Toolbar label="Prayers" wide>
        <button type="button" className="btn btn-primary" disabled={active.length === 0} onClick={onPray}>
          Pray through
        </button>
        <button
          type="button"
          className={`btn btn-outline-secondary ${styles.add}`}
          onClick={() => setDialog({ kind: 'add' })}
        >
          Add Prayer
        </button>
        <Menu
          items={[
            { label: 'Expand All', onSelect: () => view.setAllOpen(true) },
            { label: 'Collapse All', onSelect: () => view.setAllOpen(false) },
          ]}
        />
      </Toolbar>
      <PrayerFilters view={view} left={historyKnown ? leftToday(active, lastPrayed, today) : null} />
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
          prayer={[...active, ...archived].find(
            ({ prayerId }) => 'prayerId' in dialog && prayerId === dialog.prayerId,
          )}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

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
  if (view.showArchived) return <Empty message="There are no archived prayers." />;
  return (
    <Empty message="There are no prayers yet.">
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        Add the first
      </button>
    </Empty>
  );
}
