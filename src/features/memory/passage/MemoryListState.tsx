import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { MemoryList } from '../store/useMemoryPassages';
import { ListState } from '@/ui/feedback/ListState';
import { Empty } from '@/ui/feedback/LoadState';

interface MemoryListStateProps {
  list: MemoryList;
  /** Shown while loading. */
  loadingNote?: ReactNode;
  children: ReactNode;
}

/** The children, or the loading, error or empty state of the memory list. */
export function MemoryListState({ list, loadingNote, children }: MemoryListStateProps) {
  const { phase, count, detail, retry } = list;
  const none = (
    <Empty message="No memory passages found.">
      <p className="muted">Open a chapter and choose Add to Memory Verses from its menu.</p>
      <Link className="btn btn-primary" to={paths.viewChapter}>
        View Chapter
      </Link>
    </Empty>
  );
  return (
    <ListState
      phase={phase}
      what="memory passages"
      error="Error loading memory passages: Failed to load memory passages"
      detail={detail}
      onRetry={retry}
      note={loadingNote}
    >
      {count > 0 ? children : none}
    </ListState>
  );
}
