import { useLayoutEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import {
  prayScopeFrom,
  prayScopeQuery,
  type PrayScope,
  prayerPath,
  PRAYING_AT,
  prayPath,
} from '@/routes/prayerPaths';
import type { Prayer } from './model/prayer';
import { prayersInScope } from './model/prayScope';
import { isBlank } from '@/platform/values/text';
import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectRowId } from '@/data/sync/sync';
import { Button } from '@/ui/controls/Button';
import { ListFeedback, noneReadable } from '@/ui/feedback/ListFeedback';
import { Empty } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { useRowIdFromUrl } from '@/data/list/useRowIdFromUrl';
import { usePrayerView } from './list/usePrayerView';
import { PrayThrough } from './praying/PrayThrough';
import { useRota } from './praying/useRota';
import { PrayersBrowser } from './PrayersBrowser';
import { usePrayerLists } from './usePrayerLists';

/** Marks a history entry that was opened from the list: closing it goes back to the list. */
const FROM_LIST = { fromList: true };
const fromListState = v.looseObject({ fromList: v.literal(true) });

/** Prayers: the list, or praying through some of it one prayer at a time. */
export function PrayersScreen() {
  const { scope, asked } = usePrayScope();
  const lists = usePrayerLists({ isPraying: scope !== null });
  const rota = useRota(lists);
  const view = usePrayerView(lists, rota.ofDayLeft);
  const { prayerId } = useParams();
  const chosenId = useRowIdFromUrl(prayerId, prayerPath);
  const navigate = useNavigate();
  const fromList = v.is(fromListState, useLocation().state);
  const inScope = useMemo(
    () => (scope ? prayersInScope(scope, lists.active, rota.ofDay) : []),
    [scope, lists.active, rota.ofDay],
  );
  // While a note is written, its prayer remains on the screen, even if another device archives it.
  const [writingIn, setWritingIn] = useState<string | null>(null);
  const prayers = useFrozenPrayers(inScope, writingIn === asked);
  const praying = scope !== null && lists.phase === 'ready' && prayers.length > 0;

  useLayoutEffect(() => {
    if (praying) window.scrollTo({ top: 0 });
  }, [praying]);

  if (praying) {
    return (
      <PrayThrough
        key={asked}
        scope={scope}
        prayers={prayers}
        lists={lists}
        left={rota.left}
        onStop={() => {
          if (scope.kind === 'queue') void navigate(paths.today);
          else if (fromList) void navigate(-1);
          else void navigate(paths.prayers, { replace: true });
        }}
        onWriting={(isWriting) => setWritingIn(isWriting ? asked : null)}
        onAll={() =>
          void navigate(prayPath({ kind: 'all' }), { replace: true, state: fromList ? FROM_LIST : null })
        }
      />
    );
  }
  if (lists.phase !== 'ready') {
    return (
      <Screen title="Prayers" width="panes">
        <ListFeedback
          phase={lists.phase}
          what="your prayers"
          error="Error fetching prayers"
          detail={noneReadable(lists.invalidRowCount, 'prayer')}
          onRetry={lists.retry}
        />
      </Screen>
    );
  }
  const nothing = nothingToPray(asked, scope);
  if (nothing !== null) {
    return (
      <Screen title="Prayers" width="reading">
        <Empty message={nothing}>
          <Button onClick={() => void navigate(paths.prayers, { replace: true })}>Show all prayers</Button>
        </Empty>
      </Screen>
    );
  }
  return (
    <PrayersBrowser
      lists={lists}
      view={view}
      rota={rota}
      chosenId={chosenId}
      onPray={(chosen) => void navigate(prayPath(chosen), { state: FROM_LIST })}
    />
  );
}

/** Prayers that change; while `isHeld`, those from before. One that was added here gets its final id even then. */
function useFrozenPrayers(prayers: readonly Prayer[], isFrozen: boolean): readonly Prayer[] {
  const [frozen, setFrozen] = useState(prayers);
  if (!isFrozen && frozen !== prayers) setFrozen(prayers);
  const shown = isFrozen ? frozen : prayers;
  const ids = useAppSelector((all) => shown.map(({ prayerId }) => selectRowId(all, prayerId)), shallowEqual);
  return useMemo(
    () =>
      shown.map((prayer, index) => {
        const prayerId = ids[index] ?? prayer.prayerId;
        return prayerId === prayer.prayerId ? prayer : { ...prayer, prayerId };
      }),
    [shown, ids],
  );
}

/** Why there is nothing to pray through, if the URL asks for something in particular; null for the list. */
function nothingToPray(asked: string, scope: PrayScope | null): string | null {
  if (scope === null) {
    const unknown = new URLSearchParams(asked).get('pray');
    return unknown === null ? null : `There is no way to pray through called “${unknown}”.`;
  }
  switch (scope.kind) {
    case 'person':
      return isBlank(scope.person)
        ? 'There is no name to pray for in this address.'
        : `No prayers for “${scope.person}”.`;
    case 'search':
      return isBlank(scope.query)
        ? 'There are no words to search prayers for in this address.'
        : `No prayers match “${scope.query}”.`;
    case 'queue':
      return 'These prayers are not among yours.';
    case 'daily':
      return 'None of your prayers is daily.';
    case 'today':
    case 'all':
      // The list itself says that it is empty.
      return null;
  }
}

/**
 * The scope in the URL, or null for the list, with its query. A prayer that was added on this device is found by its
 * final id once it has one, and the round is still the same.
 */
function usePrayScope(): { scope: PrayScope | null; asked: string } {
  const [params] = useSearchParams();
  // Other search params may change without changing the scope.
  const query = new URLSearchParams(params);
  query.delete(PRAYING_AT);
  const asked = query.toString();
  const named = prayScopeFrom(query);
  const current = useAppSelector((state) =>
    named?.kind === 'queue'
      ? prayScopeQuery({ kind: 'queue', ids: named.ids.map((id) => selectRowId(state, id)) })
      : asked,
  );
  const scope = useMemo(() => prayScopeFrom(new URLSearchParams(current)), [current]);
  return { scope, asked };
}
