import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { prayersInScope, prayScopeFrom, prayScopeQuery } from '@/domain/prayers/prayScope';
import { paths } from '@/routes/paths';
import { prayerPath, prayPath } from '@/routes/prayerPaths';
import { LoadError, Loading } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { useAddressedRow } from '../shared/useAddressedRow';
import { usePrayerView } from './list/usePrayerView';
import { PrayThrough } from './praying/PrayThrough';
import { useRota } from './praying/useRota';
import { PrayersBrowser } from './PrayersBrowser';
import { usePrayerLists } from './usePrayerLists';

/** Marks a history entry that was opened from the list: closing it goes back to the list. */
const FROM_LIST = 'fromList';

/** Prayers (§2, §4): the list, or praying through some of it one prayer at a time. */
export function PrayersScreen() {
  const lists = usePrayerLists();
  const rota = useRota(lists);
  const view = usePrayerView(lists, rota.ofDayLeft);
  const { prayerId } = useParams();
  const chosenId = useAddressedRow(prayerId, prayerPath);
  const navigate = useNavigate();
  const fromList = useLocation().state === FROM_LIST;
  const [params] = useSearchParams();
  const query = params.toString();
  const scope = useMemo(() => prayScopeFrom(new URLSearchParams(query)), [query]);
  const prayers = useMemo(
    () => (scope ? prayersInScope(scope, lists.active, rota.ofDay) : []),
    [scope, lists.active, rota.ofDay],
  );
  const praying = scope !== null && lists.phase === 'ready' && prayers.length > 0;

  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (praying) window.scrollTo({ top: 0 });
  }, [praying]);

  if (praying) {
    return (
      <PrayThrough
        key={prayScopeQuery(scope)}
        scope={scope}
        prayers={prayers}
        lists={lists}
        left={rota.left}
        onStop={() => {
          if (fromList) void navigate(-1);
          else void navigate(paths.prayers, { replace: true });
        }}
        onAll={() =>
          void navigate(prayPath({ kind: 'all' }), { replace: true, state: fromList ? FROM_LIST : null })
        }
      />
    );
  }
  if (lists.phase !== 'ready') {
    return (
      <Screen title="Prayers" width="panes">
        {lists.phase === 'loading' && <Loading what="the prayers" />}
        {lists.phase === 'error' && <LoadError message="Error fetching prayers" onRetry={lists.retry} />}
      </Screen>
    );
  }
  return (
    <PrayersBrowser
      lists={lists}
      view={view}
      rota={rota}
      chosenId={chosenId}
      scroll={{ top, onLeave: setTop }}
      onPray={(chosen) => void navigate(prayPath(chosen), { state: FROM_LIST })}
    />
  );
}
