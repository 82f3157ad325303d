import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { prayerTitle } from './model/prayer';
import { paths } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { Button } from '@/ui/controls/Button';
import { useRowKeys } from '@/ui/keys/useRowKeys';
import { useMedia } from '@/platform/page/useMedia';
import { Screen } from '@/ui/layout/Screen';
import { TwoPanes, WIDE } from '@/ui/layout/TwoPanes';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { Empty } from '@/ui/feedback/LoadState';
import type { OpenDialog } from './dialogs/PrayerDialogs';
import { PrayerList, type PrayerListProps } from './list/PrayerList';
import { PrayerPane, LongestUnprayed } from './one/PrayerPane';

const PrayerDialogs = lazyDialog(async () => (await import('./dialogs/PrayerDialogs')).PrayerDialogs);

/** The list with one prayer beside it; only one of the two if there is not enough room. */
export function PrayersBrowser(props: Omit<PrayerListProps, 'onDialog'>) {
  const { lists, view, rota, chosenId, onPray } = props;
  const navigate = useNavigate();
  const wide = useMedia(WIDE);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useDialogOfLink(chosenId, setDialog);

  useRowKeys(
    wide,
    view.shown,
    ({ prayerId }) => prayerId === chosenId,
    ({ prayerId }) => void navigate(prayerPath(prayerId), { replace: chosenId !== undefined }),
  );

  const prayer = [...lists.active, ...lists.archived].find(({ prayerId }) => prayerId === chosenId);
  const chosen = prayer ? (
    <PrayerPane
      key={prayer.prayerId}
      prayer={prayer}
      lists={lists}
      beside={wide}
      onDialog={(kind) => setDialog({ kind, prayerId: prayer.prayerId })}
    />
  ) : (
    <Empty message="This prayer is not among yours.">
      <Button onClick={() => void navigate(paths.prayers, { replace: true })}>Show all prayers</Button>
    </Empty>
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
        list={<PrayerList {...props} onDialog={setDialog} />}
        chosen={chosenId === undefined ? null : chosen}
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
