import type { ReactNode } from 'react';

interface DraftRestoredProps {
  draft: {
    /** Whether the form contains a draft of an earlier visit. */
    restored: boolean;
    discard: () => void;
  };
  /** The value stored on the server, shown beside it. */
  children?: ReactNode;
}

/** Says that a draft of an earlier visit was restored, and offers to start over. */
export function DraftRestored({ draft, children }: DraftRestoredProps) {
  if (!draft.restored) return null;
  return (
    <p className="actions muted">
      <span>This is what you had typed before.</span>
      {children}
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={draft.discard}>
        Start over
      </button>
    </p>
  );
}
