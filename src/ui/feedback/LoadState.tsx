import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styles from './LoadState.module.scss';
import { Button } from '../controls/Button';
import { withFocusHandoff } from '../focus/keepFocus';
import { useLoadMessage } from './offlineMessage';
import { listen } from '@/platform/page/listen';
import { useOnline } from '@/platform/page/useOnline';

interface LoadingProps {
  what: string;
  children?: ReactNode;
  /** What else to offer if loading takes long. */
  fallbackAction?: ReactNode;
}

/** Says what is being loaded, and that it takes long if it does. It takes the space of the content to come. */
export function Loading({ what, children, fallbackAction }: LoadingProps) {
  return (
    <div role="status" data-loading className={styles.state}>
      <span className={styles.spinner} aria-hidden />
      <p>Loading {what}…</p>
      {children}
      <TakingLong>{fallbackAction}</TakingLong>
    </div>
  );
}

interface LoadErrorProps {
  message: string;
  /** What could not be loaded, for the sentence without a network: 'your prayers'. */
  what: string;
  detail?: string | undefined;
  onRetry: () => void;
}

/** Says what went wrong, or that there is no network, and offers to try again; tries again by itself when the network comes back. */
export function LoadError({ message, what, detail, onRetry }: LoadErrorProps) {
  const online = useOnline();
  const reason = useLoadMessage(message, what);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    return listen(['online'], () => retry());
  }, []);
  return (
    <div role="alert" className={styles.state}>
      <p>{reason}</p>
      {online && detail !== undefined && <p className="muted">{detail}</p>}
      <Button main onClick={withFocusHandoff(onRetry)}>
        Try again
      </Button>
    </div>
  );
}

/** Says that there is nothing to show; the children offer what to do next. */
export function Empty({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{message}</p>
      {children}
    </div>
  );
}

/** An answer that takes longer than this may never come. */
const LONG_MS = 10_000;

/** Repeats the requests that have no answer yet. */
export const Refetch = createContext<() => void>(() => undefined);

/** After a while, says that the server takes long and offers to try again. */
export function TakingLong({ children }: { children?: ReactNode }) {
  const refetch = use(Refetch);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (long) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [long]);
  if (!long) return null;
  return (
    <>
      <p>The server is taking long.</p>
      <div className="actions">
        <Button
          main
          onClick={withFocusHandoff(() => {
            setLong(false);
            refetch();
          })}
        >
          Try again
        </Button>
        {children}
      </div>
    </>
  );
}
