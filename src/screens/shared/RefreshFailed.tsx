import { Button } from '@/ui/forms/Button';
import { handOffFocus } from '@/ui/hooks/handOffFocus';

/** Says that a list on the screen could not be renewed; it stays as it was. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="actions muted">
      The list could not be refreshed; it is shown as it was.
      <Button onClick={handOffFocus(onRetry)}>Try again</Button>
    </p>
  );
}
