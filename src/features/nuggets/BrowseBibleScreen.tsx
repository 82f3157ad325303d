import { useState, type ReactNode } from 'react';
import { paths } from '@/routes/paths';
import { formatReference } from '@/bible/references/reference';
import { useAppSelector } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/public';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { ListState, LeftOut, noneReadable, RefreshFailed } from '@/ui/feedback/ListState';
import { Empty } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { NuggetFilters } from './NuggetFilters';
import type { NuggetDialog } from './NuggetDialogs';
import { NuggetView } from './NuggetView';
import { useNuggets } from './useNuggets';

const NuggetDialogs = lazyDialog(async () => (await import('./NuggetDialogs')).NuggetDialogs);

/** The nugget browser: the user's passages one at a time, in random order, below what a later subject shows there. */
export function BrowseBibleScreen({ children }: { children?: ReactNode }) {
  const nuggets = useNuggets();
  const { phase, nugget, total, invalidRowCount, refreshFailed, retry } = nuggets;
  const [dialog, setDialog] = useState<NuggetDialog | null>(null);
  const guest = useAppSelector(selectIsGuest);
  const title = 'Browse Bible';
  return (
    <Screen
      title={title}
      documentTitle={nugget ? `${formatReference(nugget)} · ${title}` : title}
      navBarTitle={nugget ? formatReference(nugget) : title}
      width="reading"
    >
      {children}
      <ListState
        phase={phase}
        what="your nuggets"
        error="Your passages could not be loaded."
        detail={noneReadable(invalidRowCount, 'passage')}
        onRetry={retry}
      >
        {refreshFailed && <RefreshFailed onRetry={retry} />}
        <LeftOut count={invalidRowCount} what="passage" />
        {total === 0 && (
          <Empty message="No passages to browse yet.">
            <p className="muted">
              {guest
                ? 'Sign in under your own name to collect passages.'
                : 'Open a chapter and choose “Add to Nuggets...” from its menu to keep a passage here.'}
            </p>
            <div className="actions">
              <ButtonLink main to={paths.viewChapter}>
                View Chapter
              </ButtonLink>
              {guest && <ButtonLink to={paths.login}>Login</ButtonLink>}
            </div>
          </Empty>
        )}
        {!nugget && total > 0 && <NuggetFilters nuggets={nuggets} onDialog={setDialog} />}
        {nugget && <NuggetView nugget={nugget} nuggets={nuggets} onDialog={setDialog} />}
      </ListState>
      {dialog && <NuggetDialogs dialog={dialog} nugget={nugget} onClose={() => setDialog(null)} />}
    </Screen>
  );
}
