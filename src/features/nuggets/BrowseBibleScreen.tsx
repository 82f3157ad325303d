import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ALL_NUGGETS, paths } from '@/routes/paths';
import { formatReference } from '@/bible/references/reference';
import { useRowDialog } from '@/data/browse/useRowDialog';
import { useAppSelector } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { ListFeedback, InvalidRowsNotice, noneReadable, RefreshFailed } from '@/ui/feedback/ListFeedback';
import { Empty } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { ListDetailPanes } from '@/ui/listDetail/ListDetail';
import { useListDetail, WIDE } from '@/ui/listDetail/useListDetail';
import { useMedia } from '@/platform/page/useMedia';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Nugget } from './model/nugget';
import { NuggetList } from './NuggetList';
import type { NuggetDialog } from './NuggetDialogs';
import { NuggetView } from './NuggetView';
import { selectListedNuggets } from './store/nuggetBrowser';
import { useNuggets } from './useNuggets';
import { selectIsGuest } from '@/data/session/session';

const NuggetDialogs = lazyDialog(async () => (await import('./NuggetDialogs')).NuggetDialogs);

const idOf = ({ passageId }: Nugget) => passageId;
const NONE: readonly Nugget[] = [];

/**
 * The nugget browser: the user's passages one at a time, in random order, with the list of all beside it, below the part that
 * another subject shows there.
 */
export function BrowseBibleScreen({ children }: { children?: ReactNode }) {
  const nuggets = useNuggets();
  const { phase, nugget, total, invalidRowCount, refreshFailed, retry } = nuggets;
  const { dialog, setDialog } = useRowDialog<NuggetDialog>({
    shownId: nugget?.passageId,
    noun: 'passage',
    isAboutRow: (opened) => opened === 'manage',
  });
  const guest = useAppSelector(selectIsGuest);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isListAsked = params.has(ALL_NUGGETS);
  const wide = useMedia(WIDE);
  const isListAlone = !wide && isListAsked;
  // A phone that shows one has no use for the order of all.
  const rows = useAppSelector((state) => (wide || isListAsked ? selectListedNuggets(state) : NONE));
  const detail = useListDetail({
    rows,
    idOf,
    namedId: isListAlone ? null : (nugget?.passageId ?? null),
    hrefOf: () => paths.browseBible,
    open: ({ passageId }) => {
      nuggets.show(passageId);
      if (isListAsked) void navigate(paths.browseBible, { state: { visit: nuggets.visit } });
    },
  });
  const title = 'Browse Bible';
  return (
    <Screen
      title={title}
      documentTitle={nugget ? `${formatReference(nugget)} · ${title}` : title}
      navBarTitle={nugget ? formatReference(nugget) : title}
      width={total > 0 || phase === 'loading' ? detail.width : 'reading'}
      aside={<span className="muted">Nuggets: verses you keep</span>}
    >
      {children}
      <ListFeedback
        phase={phase}
        what="your nuggets"
        error="Your passages could not be loaded."
        detail={noneReadable(invalidRowCount, 'passage')}
        onRetry={retry}
      >
        {refreshFailed && <RefreshFailed onRetry={retry} />}
        <InvalidRowsNotice count={invalidRowCount} what="passage" />
        {total === 0 && (
          <Empty message="No passages to browse yet.">
            <p className="muted">
              {guest
                ? 'Sign in under your own name to collect passages.'
                : 'Open a chapter, tap a verse, and choose Nugget to keep it here.'}
            </p>
            <div className="actions">
              <ButtonLink main to={paths.viewChapter}>
                View Chapter
              </ButtonLink>
              {guest && <ButtonLink to={paths.login}>Login</ButtonLink>}
            </div>
          </Empty>
        )}
        {total > 0 && (
          <ListDetailPanes
            of={detail}
            label="All passages"
            list={<NuggetList nuggets={nuggets} detail={detail} onDialog={setDialog} />}
            detail={
              nugget ? (
                <NuggetView nugget={nugget} nuggets={nuggets} beside={detail.wide} onDialog={setDialog} />
              ) : null
            }
            fit
          />
        )}
      </ListFeedback>
      {dialog && <NuggetDialogs dialog={dialog} nugget={nugget} onClose={() => setDialog(null)} />}
    </Screen>
  );
}
