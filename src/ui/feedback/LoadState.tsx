import type { ReactNode } from 'react';
import styles from './LoadState.module.scss';
import { Button } from '../controls/Button';
import { handOffFocus } from '../focus/handOffFocus';
import { TakingLong } from './TakingLong';

interface LoadingProps {
  what: string;
  children?: ReactNode;
  /** What else to offer when it takes long. */
  wayOut?: ReactNode;
}

/** Says what is loading, and when that takes long; it takes the space of what will come. */
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

interface LoadErrorProps {
  message: string;
  detail?: string;
  onRetry: () => void;
}

/** Says what went wrong, and offers to try again. */
export function LoadError({ message, detail, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className={styles.state}>
      <p>{message}</p>
      {detail !== undefined && <p className="muted">{detail}</p>}
      <Button main onClick={handOffFocus(onRetry)}>
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
