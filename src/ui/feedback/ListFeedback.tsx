import type { ReactNode } from 'react';
import { LoadError, Loading } from './LoadState';
import { Button } from '../controls/Button';
import { withFocusHandoff } from '../focus/keepFocus';
import { useLatched } from '../useLatched';
import { useLoadMessage } from './offlineMessage';
import { useOnline } from '@/platform/page/useOnline';
import { formatNumber } from '@/platform/values/text';

interface ListFeedbackProps {
  /** 'ready' as soon as there is something to show, from the cache too. */
  phase: 'loading' | 'error' | 'ready';
  /** The noun in 'Loading your prayers…' and 'You are offline, and your prayers are not on this device'. */
  what: string;
  /** The message if it could not be loaded, and perhaps the server's own text. */
  error: string;
  detail?: string | undefined;
  onRetry: () => void;
  /** Shown while it loads. */
  note?: ReactNode;
  children?: ReactNode;
}

/** Shows the children once there is a list to show; until then, that it is loading or could not be loaded. */
export function ListFeedback({ phase, what, error, detail, onRetry, note, children }: ListFeedbackProps) {
  if (phase === 'loading') return <Loading what={what}>{note}</Loading>;
  if (phase === 'ready') return children;
  return <LoadError message={error} what={what} detail={detail} onRetry={onRetry} />;
}

/** The message for a list in which no row can be decoded, with their number; undefined for 0. */
export function noneReadable(count: number, what: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? `There is 1 ${what} on the server, and it cannot be read.`
    : `There are ${formatNumber(count)} ${what}s on the server, and none of them can be read.`;
}

/**
 * Says that the server has more rows than are shown, because they cannot be decoded. `what` is the noun for one:
 * 'passage'.
 */
export function InvalidRowsNotice({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <p className="muted">
      {count === 1
        ? `1 more ${what} on the server cannot be read, and is not shown.`
        : `${formatNumber(count)} more ${what}s on the server cannot be read, and are not shown.`}
    </p>
  );
}

interface OfferRetryProps {
  message: ReactNode;
  role?: 'status' | 'alert';
  onRetry: () => void;
}

interface RefreshFailedProps extends Omit<OfferRetryProps, 'message'> {
  message?: ReactNode;
}

const AS_IT_WAS = <span className="muted">The list could not be refreshed; it is shown as it was.</span>;

/**
 * Says above a list that it could not be refreshed, and offers to retry; not while there is no network, which the line
 * below the bar says, nor while it is refreshed when the network is back.
 */
export function RefreshFailed({ message = AS_IT_WAS, ...rest }: RefreshFailedProps) {
  const wasOffline = useLatched(!useOnline());
  return wasOffline ? null : <OfferRetry message={message} {...rest} />;
}

/** Says above a list that something is missing from it, and offers to retry. */
export const OfferRetry = ({ message, role = 'status', onRetry }: OfferRetryProps) => (
  <p role={role} className="actions">
    {message}
    <Button onClick={withFocusHandoff(onRetry)}>Try again</Button>
  </p>
);

/** Names the lists that are neither loaded nor cached, and offers to load them. */
export function NotLoaded({ lists, onRetry }: { lists: readonly string[]; onRetry: () => void }) {
  const what = `your ${new Intl.ListFormat('en').format(lists)}`;
  const message = useLoadMessage(`Not loaded: ${what}.`, what);
  return <OfferRetry role="alert" message={message} onRetry={onRetry} />;
}
