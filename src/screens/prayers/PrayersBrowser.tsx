import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PrayScope } from '@/domain/prayers/prayScope';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { paths } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { useKeys } from '@/ui/hooks/useKeys';
import { useMedia } from '@/ui/hooks/useMedia';
import { Screen } from '@/ui/layout/Screen';
import { TwoPanes, WIDE } from '@/ui/layout/TwoPanes';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { OpenDialog } from './dialogs/PrayerDialogs';
import { PrayerList } from './list/PrayerList';
import type { ListPlace } from './list/useListPlace';
import type { PrayerView } from './list/usePrayerView';
import { GonePrayer } from './one/GonePrayer';
import { PrayerPane } from './one/PrayerPane';
import { PrayersOfDay } from './praying/PrayersOfDay';
import type { Rota } from './praying/useRota';
import type { PrayerLists } from './usePrayerLists';

const PrayerDialogs = lazyWithPreload(async () => (await import('./dialogs/PrayerDialogs')).PrayerDialogs);

interface PrayersBrowserProps {
  lists: PrayerLists;
  view: PrayerView;
  rota: Rota;
  /** The prayer that the address names. */
  chosenId: number | undefined;
  place: ListPlace;
  onPray: (scope: PrayScope) => void;
}

/** The list, and one prayer beside it; where there is no room for both, the one or the other. */
export function PrayersBrowser({ lists, view, rota, chosenId, place, onPray }: PrayersBrowserProps) {
  const { active, archived } = lists;
  const navigate = useNavigate();
  const wide = useMedia(WIDE);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    if (dialog !== null) return;
    // Once the focus is back, where what had opened the dialog is still there: the card may have left the list.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    });
  }, [dialog]);

  const step = (by: number) => {
    const index = view.shown.findIndex(({ prayerId }) => prayerId === chosenId);
    const next = view.shown[index < 0 ? 0 : index + by];
    if (next) void navigate(prayerPath(next.prayerId), { replace: chosenId !== undefined });
  };
  useKeys(wide ? { ArrowDown: () => step(1), ArrowUp: () => step(-1) } : {});

  const prayer = [...active, ...archived].find(({ prayerId }) => prayerId === chosenId);
  const chosen = prayer ? (
    <PrayerPane
      key={prayer.prayerId}
      prayer={prayer}
      lists={lists}
      beside={wide}
      onDialog={(kind) => setDialog({ kind, prayerId: prayer.prayerId })}
    />
  ) : (
    <GonePrayer onBack={() => void navigate(paths.prayers, { replace: true })} />
  );
  const isAlone = chosenId !== undefined && !wide;
  useLayoutEffect(() => {
    if (isAlone) window.scrollTo({ top: 0 });
  }, [isAlone]);
  const title = prayer ? prayerTitle(prayer) : 'Prayers';
  return (
    <Screen
      key={isAlone ? 'one' : 'list'}
      title={isAlone ? title : 'Prayers'}
      documentTitle={title}
      width={isAlone ? 'reading' : 'panes'}
    >
      <TwoPanes
        label="Prayers"
        list={
          <PrayerList
            lists={lists}
            view={view}
            rota={rota}
            chosenId={chosenId}
            place={place}
            onPray={onPray}
            onDialog={setDialog}
          />
        }
        chosen={chosenId === undefined ? null : chosen}
        nothing={<PrayersOfDay lists={lists} rota={rota} />}
      />
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
    </Screen>
  );
}
