import type { ReactNode } from 'react';
import { LoadError, Loading } from './LoadState';
import { Button } from '../controls/Button';
import { withFocusHandoff } from '../focus/keepFocus';

interface ListStateProps {
  /** 'ready' as soon as there is something to show, be it from a cache. */
  phase: 'loading' | 'error' | 'ready';
  /** What is loading, as in 'Loading your prayers…'. */
  what: string;
  /** What is said where it could not be loaded, and perhaps the server's own words. */
  error: string;
  detail?: string | undefined;
  onRetry: () => void;
  /** Shown while it loads. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The children once there is a list to show; before, that it is loading or could not be loaded. */
export function ListState({ phase, what, error, detail, onRetry, note, children }: ListStateProps) {
  if (phase === 'loading') return <Loading what={what}>{note}</Loading>;
  if (phase === 'ready') return children;
  return <LoadError message={error} {...(detail !== undefined && { detail })} onRetry={onRetry} />;
}

/** Of a list that could not be shown because none of its rows can be read: says how many there are; undefined for 0. */
export function noneReadable(count: number, what: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? `There is 1 ${what} on the server, and it cannot be read.`
    : `There are ${count} ${what}s on the server, and none of them can be read.`;
}

/** Says that the server has more than is shown, because it cannot be read. `what` is one of them: 'passage'. */
export function LeftOut({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <p className="muted">
      {count === 1
        ? `1 more ${what} on the server cannot be read, and is not shown.`
        : `${count} more ${what}s on the server cannot be read, and are not shown.`}
    </p>
  );
}

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
      <Button onClick={withFocusHandoff(onRetry)}>Try again</Button>
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
