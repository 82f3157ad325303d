import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { prayerTitle, type Prayer } from './model/prayer';
import { paths } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { useAppSelector } from '@/data/store/hooks';
import { selectFirstIdOf } from '@/data/sync/sync';
import { Button } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import { ListDetailPanes } from '@/ui/listDetail/ListDetail';
import { useListDetail } from '@/ui/listDetail/useListDetail';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { Empty, Loading } from '@/ui/feedback/LoadState';
import type { OpenDialog } from './dialogs/PrayerDialogs';
import { PrayerList, type PrayerListProps } from './list/PrayerList';
import { PrayerPane, LongestUnprayed } from './one/PrayerPane';

const PrayerDialogs = lazyDialog(async () => (await import('./dialogs/PrayerDialogs')).PrayerDialogs);

const idOf = ({ prayerId }: Prayer) => prayerId;

interface PrayersBrowserProps extends Omit<PrayerListProps, 'detail' | 'onDialog'> {
  /** The prayer in the URL. */
  chosenId: number | undefined;
}

/** The list with one prayer beside it; only one of the two if there is not enough room. */
export function PrayersBrowser({ chosenId, ...props }: PrayersBrowserProps) {
  const { lists, view, rota, onPray } = props;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // A new prayer that gets the server's id is the same one on the screen.
  const firstIdOf = useAppSelector(selectFirstIdOf);
  useDialogOfLink(chosenId, setDialog);

  const detail = useListDetail({
    rows: view.shown,
    idOf,
    namedId: chosenId ?? null,
    hrefOf: ({ prayerId }) => prayerPath(prayerId),
  });

  const prayer = [...lists.active, ...lists.archived].find(({ prayerId }) => prayerId === chosenId);
  const chosen = prayer ? (
    <PrayerPane
      key={firstIdOf(prayer.prayerId)}
      prayer={prayer}
      lists={lists}
      beside={detail.wide}
      onDialog={(kind) => setDialog({ kind, prayerId: prayer.prayerId })}
    />
  ) : lists.isLoading ? (
    <Loading what="the prayer" />
  ) : (
    <Empty message="This prayer is not among yours.">
      <Button onClick={() => void navigate(paths.prayers, { replace: true })}>Show all prayers</Button>
    </Empty>
  );
  const title = prayer ? prayerTitle(prayer) : 'Prayers';
  return (
    <Screen title={detail.isAlone ? title : 'Prayers'} documentTitle={title} width={detail.width}>
      <ListDetailPanes
        of={detail}
        label="Prayers"
        list={<PrayerList {...props} detail={detail} onDialog={setDialog} />}
        detail={chosenId === undefined ? null : chosen}
        nothing={
          <LongestUnprayed
            lists={lists}
            shown={view.shown}
            onRecord={(prayerId) => setDialog({ kind: 'record', prayerId })}
          />
        }
      />
      {dialog && (
        <PrayerDialogs
          dialog={dialog}
          lists={lists}
          rota={rota}
          onPerson={(person) => onPray({ kind: 'person', person })}
          onClose={() => setDialog(null)}
        />
      )}
    </Screen>
  );
}

const dialogOfLink = v.object({ dialog: v.picklist(['edit', 'record', 'archive']) });

/** Opens the dialog that the link to a prayer asks for, once: neither Back nor a reload opens it again. */
function useDialogOfLink(prayerId: number | undefined, onDialog: (dialog: OpenDialog) => void): void {
  const location = useLocation();
  const { pathname, key } = location;
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    const asked = v.safeParse(dialogOfLink, location.state);
    if (!asked.success || prayerId === undefined) return;
    onDialog({ kind: asked.output.dialog, prayerId });
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    open();
  }, [key]);
}
