import { Button } from '../controls/Button';

interface FormButtonsProps {
  /** The text of the submit button. */
  submit: string;
  disabled?: boolean;
  /** Why it is disabled. */
  hint?: string;
  /** Whether Cancel is disabled too, while there is nothing left to cancel. */
  locked?: boolean;
  /** Drops the draft on Cancel; Close and Escape keep it. */
  onDiscard?: () => void;
  onClose: () => void;
}

/** The footer of a dialog that is a form. */
export function FormButtons({ submit, disabled, hint, locked, onDiscard, onClose }: FormButtonsProps) {
  return (
    <>
      <Button
        disabled={locked}
        onClick={() => {
          onDiscard?.();
          onClose();
        }}
      >
        Cancel
      </Button>
      <Button main type="submit" disabled={disabled} hint={disabled && hint}>
        {submit}
      </Button>
    </>
  );
}
