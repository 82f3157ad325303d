interface CancelDraftProps {
  onDiscard: () => void;
  onClose: () => void;
  disabled?: boolean;
}

/** Leaves a form for good: what was typed is thrown away. Close and Escape keep it. */
export function CancelDraft({ onDiscard, onClose, disabled = false }: CancelDraftProps) {
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      disabled={disabled}
      onClick={() => {
        onDiscard();
        onClose();
      }}
    >
      Cancel
    </button>
  );
}
