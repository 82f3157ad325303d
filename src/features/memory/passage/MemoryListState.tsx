import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { MemoryList } from '../store/useMemoryPassages';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';

interface MemoryListStateProps {
  list: MemoryList;
  /** Shown while loading. */
  loadingNote?: ReactNode;
  children: ReactNode;
}

/** The children, or the loading, error or empty state of the memory list. */
export function MemoryListState({ list, loadingNote, children }: MemoryListStateProps) {
  const { phase, count, detail, retry } = list;
  if (phase === 'loading') return <Loading what="memory passages">{loadingNote}</Loading>;
  if (phase === 'error') {
    return (
      <LoadError
        message="Error loading memory passages: Failed to load memory passages"
        {...(detail !== undefined && { detail })}
        onRetry={retry}
      />
    );
  }
  if (count > 0) return children;
  return (
    <Empty message="No memory passages found.">
      <p className="muted">Open a chapter and choose Add to Memory Verses from its menu.</p>
      <Link className="btn btn-primary" to={paths.viewChapter}>
        View Chapter
      </Link>
    </Empty>
  );
}
