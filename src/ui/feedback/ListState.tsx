import type { ReactNode } from 'react';
import { LoadError, Loading } from './LoadState';

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
