import { handOffFocus } from '@/ui/hooks/handOffFocus';

/** Says that a list on the screen could not be renewed; it stays as it was. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="actions muted">
      The list could not be refreshed; it is shown as it was.
      <button type="button" className="btn btn-outline-secondary" onClick={handOffFocus(onRetry)}>
        Try again
      </button>
    </p>
  );
}
