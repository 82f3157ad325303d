import type { ReactNode } from 'react';
import { paths } from '@/routes/paths';
import { useAppSelector, useAppDispatch } from '@/data/store/hooks';
import type { MemoryList } from '../store/useMemoryPassages';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { ListFeedback, InvalidRowsNotice, noneReadable, NotLoaded } from '@/ui/feedback/ListFeedback';
import { Empty } from '@/ui/feedback/LoadState';
import { useRetry } from '@/data/list/useList';
import { loadTextOverrides, selectOverridesMissing } from '../store/textOverrides';
import { selectIsGuest } from '@/data/session/session';

interface MemoryListStateProps {
  list: MemoryList;
  /** The placeholder while loading. */
  loadingNote?: ReactNode;
  children: ReactNode;
}

/** The children, or the loading, error or empty state of the memory list. */
export function MemoryListState({ list, loadingNote, children }: MemoryListStateProps) {
  const { phase, count, detail, invalidRowCount, retry } = list;
  const guest = useAppSelector(selectIsGuest);
  const none = (
    <Empty message="No memory passages found.">
      <p className="muted">
        {guest
          ? 'Sign in under your own name to keep passages.'
          : 'Open a chapter, tap a verse, and choose Memorise.'}
      </p>
      <ButtonLink main to={guest ? paths.login : paths.viewChapter}>
        {guest ? 'Login' : 'View Chapter'}
      </ButtonLink>
    </Empty>
  );
  return (
    <ListFeedback
      phase={phase}
      what="your memory passages"
      error="Error loading memory passages: Failed to load memory passages"
      detail={noneReadable(invalidRowCount, 'passage') ?? detail}
      onRetry={retry}
      note={loadingNote}
    >
      {count > 0 ? (
        <>
          <CustomTextsMissing />
          <InvalidRowsNotice count={invalidRowCount} what="passage" />
          {children}
        </>
      ) : (
        none
      )}
    </ListFeedback>
  );
}

/** Says if the custom texts could not be loaded, because then the shown texts may not be the learned ones. */
export function CustomTextsMissing() {
  const dispatch = useAppDispatch();
  const missing = useAppSelector(selectOverridesMissing);
  const retry = useRetry(() => void dispatch(loadTextOverrides()));
  return missing && <NotLoaded lists={['own wordings']} onRetry={retry} />;
}
