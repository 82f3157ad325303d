import { HandHeart, Plus } from 'lucide-react';
import type { PrayScope } from '@/domain/prayers/prayScope';
import { isPrayedToday } from '@/domain/prayers/prayerDays';
import { matchWords } from '@/domain/search/searchPhrase';
import { useAppSelector } from '@/store/core/hooks';
import { useScreenActions } from '@/store/core/screenActions';
import { selectWaitingPrayers } from '@/store/prayers/prayerSelectors';
import { Menu } from '@/ui/dialogs/Menu';
import { useToday } from '@/ui/hooks/useToday';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import { LongList } from '@/ui/lists/LongList';
import type { OpenDialog } from '../dialogs/PrayerDialogs';
import type { Rota } from '../praying/useRota';
import type { PrayerLists } from '../usePrayerLists';
import { useMenuActions } from '../../shared/useMenuActions';
import { NothingShown } from './NothingShown';
import { PrayerCard } from './PrayerCard';
import { PrayerFilters } from './PrayerFilters';
import { prayItems } from './prayItems';
import { useListPlace, type ListPlace } from './useListPlace';
import type { PrayerView } from './usePrayerView';
import styles from './PrayerList.module.scss';

interface PrayerListProps {
  lists: PrayerLists;
  view: PrayerView;
  rota: Rota;
  /** The prayer that is shown beside the list. */
  chosenId: number | undefined;
  place: ListPlace;
  onPray: (scope: PrayScope) => void;
  onDialog: (dialog: OpenDialog) => void;
}

/** The list of one set of prayers and its tools. */
export function PrayerList({ lists, view, rota, chosenId, place, onPray, onDialog }: PrayerListProps) {
  const { active, lastPrayed, historyKnown, problem, retry } = lists;
  const today = useToday();
  useListPlace(place);
  const waiting = useAppSelector(selectWaitingPrayers);
  const items = prayItems(active, view, onPray, onDialog);
  const prayThrough = () => onPray({ kind: rota.ofDay.length > 0 ? 'today' : 'all' });
  useMenuActions(items);
  useScreenActions(active.length > 0 ? [{ label: 'Pray through', run: prayThrough }] : []);
  return (
    <>
      <ToolBar label="Prayers">
        <Tool icon={Plus} label="Add Prayer" onClick={() => onDialog({ kind: 'add' })} />
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
        <p role="status" className="actions">
          <span className={styles.problem}>{problem}</span>
          <button type="button" className="btn btn-outline-secondary" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <NothingShown view={view} onAdd={() => onDialog({ kind: 'add' })} />
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
            lastPrayed={lastPrayed.get(prayer.prayerId)}
            historyKnown={historyKnown}
            prayedToday={isPrayedToday(lastPrayed, prayer.prayerId, today)}
            waiting={waiting.has(prayer.prayerId)}
            chosen={prayer.prayerId === chosenId}
            highlight={(text) => matchWords(text, view.searched)}
            onDialog={(kind) => onDialog({ kind, prayerId: prayer.prayerId })}
          />
        )}
      </LongList>
    </>
  );
}
