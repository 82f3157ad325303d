import type { ReactNode } from 'react';
import { BASE_PATH, paths } from '@/routes/paths';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';

interface ErrorScreenProps {
  /** The current path: going to another one clears the error. */
  navBarTitle: string;
  children: ReactNode;
}

/** Catches unexpected errors, and offers a way back. */
export const ErrorScreen = ({ navBarTitle, children }: ErrorScreenProps) => (
  <ErrorBoundary
    resetKey={navBarTitle}
    fallback={({ message }) => (
      <main id="main" role="alert">
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>{message}</p>
        <p className="actions">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Reload the page
          </button>
          <a className="btn btn-outline-secondary" href={BASE_PATH + paths.browseBible}>
            Go to Browse Bible
          </a>
        </p>
      </main>
    )}
  >
    {children}
  </ErrorBoundary>
);
