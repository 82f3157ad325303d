interface DraftRestoredProps {
  /** Whether what stands in the form is what an earlier visit left behind. */
  restored: boolean;
  onDiscard: () => void;
}

/** Says that what was typed and not saved has been kept, and offers to begin anew. */
export function DraftRestored({ restored, onDiscard }: DraftRestoredProps) {
  if (!restored) return null;
  return (
    <p className="actions muted">
      <span>This is what you had typed before.</span>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onDiscard}>
        Start over
      </button>
    </p>
  );
}
