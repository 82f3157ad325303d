import { Button } from './Button';

interface CancelDraftProps {
  onDiscard: () => void;
  onClose: () => void;
  disabled?: boolean;
}

/** Closes a form and discards what was typed, which Close and Escape keep. */
export function CancelDraft({ onDiscard, onClose, disabled }: CancelDraftProps) {
  return (
    <Button
      disabled={disabled}
      onClick={() => {
        onDiscard();
        onClose();
      }}
    >
      Cancel
    </Button>
  );
}
