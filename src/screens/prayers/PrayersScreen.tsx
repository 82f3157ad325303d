import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { LoadError, Loading } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { PrayerOverview } from './PrayerOverview';
import { PrayThrough } from './PrayThrough';
import { usePrayerLists } from './usePrayerLists';
import { usePrayerView } from './usePrayerView';

/** The address of the list says so while it is being prayed through: going back leaves the mode. */
const PRAYING = 'pray';

/** Prayers (§2, §4): the list, and the same list one prayer at a time. */
export function PrayersScreen() {
  const lists = usePrayerLists();
  const view = usePrayerView(lists.active, lists.archived);
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  const praying = params.has(PRAYING) && lists.state === 'ready' && lists.active.length > 0;

  const scrolledTo = useRef(0);
  useLayoutEffect(() => {
    if (praying) window.scrollTo({ top: 0 });
    else window.scrollTo({ top: scrolledTo.current });
  }, [praying]);

  if (praying) {
    return (
      <PrayThrough
        prayers={lists.active}
        lastPrayed={lists.lastPrayed}
        historyKnown={lists.historyKnown}
        onStop={() => {
          if (location.state === PRAYING) void navigate(-1);
          else void navigate(paths.prayers, { replace: true });
        }}
      />
    );
  }
  return (
    <Screen title="Prayers">
      {lists.state === 'loading' && <Loading what="the prayers" />}
      {lists.state === 'error' && <LoadError message="Error fetching prayers" onRetry={lists.retry} />}
      {lists.state === 'ready' && (
        <PrayerOverview
          lists={lists}
          view={view}
          onPray={() => {
            scrolledTo.current = window.scrollY;
            void navigate(`${paths.prayers}?${PRAYING}=1`, { state: PRAYING });
          }}
        />
      )}
    </Screen>
  );
}
