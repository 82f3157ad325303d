import { Button } from '@/ui/forms/Button';
import { handOffFocus } from '@/ui/hooks/handOffFocus';

/** Says that a list could not be refreshed, and offers to retry. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="actions muted">
      The list could not be refreshed; it is shown as it was.
      <Button onClick={handOffFocus(onRetry)}>Try again</Button>
    </p>
  );
}
