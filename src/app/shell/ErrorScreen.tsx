import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BASE_PATH, paths } from '@/routes/paths';

interface ErrorScreenProps {
  /** The current path: going to another one clears the error. */
  place: string;
  children: ReactNode;
}

interface ErrorScreenState {
  error: Error | null;
  place: string;
}

/** Catches unexpected errors (§8), and offers a way back. */
export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorScreenState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ place }: ErrorScreenProps, state: ErrorScreenState) {
    return place === state.place ? null : { error: null, place };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // The component stack helps support; React itself has logged the error.
    console.warn(error.message, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>{error.message}</p>
        <p className="actions">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Reload the page
          </button>
          <a className="btn btn-outline-secondary" href={BASE_PATH + paths.browseBible}>
            Go to Browse Bible
          </a>
        </p>
      </main>
    );
  }
}
