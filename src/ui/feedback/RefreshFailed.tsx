import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { handOffFocus } from '../focus/handOffFocus';

interface RefreshFailedProps {
  message?: ReactNode;
  /** An alert where something is missing, and not only old. */
  role?: 'status' | 'alert';
  onRetry: () => void;
}

const AS_IT_WAS = <span className="muted">The list could not be refreshed; it is shown as it was.</span>;

/** Says above what is shown that something could not be loaded or refreshed, and offers to retry. */
export function RefreshFailed({ message = AS_IT_WAS, role = 'status', onRetry }: RefreshFailedProps) {
  return (
    <p role={role} className="actions">
      {message}
      <Button onClick={handOffFocus(onRetry)}>Try again</Button>
    </p>
  );
}

/** Names the lists that are neither loaded nor cached, and offers to load them. */
export const NotLoaded = ({ lists, onRetry }: { lists: readonly string[]; onRetry: () => void }) => (
  <RefreshFailed
    role="alert"
    message={`Not loaded: your ${new Intl.ListFormat('en').format(lists)}.`}
    onRetry={onRetry}
  />
);
