import type { ReactNode } from 'react';
import styles from './LoadState.module.scss';
import { handOffFocus } from '@/ui/hooks/handOffFocus';
import { TakingLong } from './TakingLong';

interface LoadingProps {
  what: string;
  children?: ReactNode;
  /** What else there is to do once one has waited long. */
  wayOut?: ReactNode;
}

/** Says what is loading, and when that takes long; its space is that of what comes. */
export function Loading({ what, children, wayOut }: LoadingProps) {
  return (
    <div role="status" data-loading className={styles.state}>
      <span className={styles.spinner} aria-hidden />
      <p>Loading {what}…</p>
      {children}
      <TakingLong>{wayOut}</TakingLong>
    </div>
  );
}

/** What went wrong, in words, and the way to try again. */
export function LoadError({
  message,
  detail,
  onRetry,
}: {
  message: string;
  detail?: string;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className={styles.state}>
      <p>{message}</p>
      {detail !== undefined && <p className="muted">{detail}</p>}
      <button type="button" className="btn btn-primary" onClick={handOffFocus(onRetry)}>
        Try again
      </button>
    </div>
  );
}

/** Nothing to show, and what to do next. */
export function Empty({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{message}</p>
      {children}
    </div>
  );
}
