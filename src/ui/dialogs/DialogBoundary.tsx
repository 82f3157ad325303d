import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { lazyWithPreload } from '../lazyWithPreload';

const FailedDialog = lazyWithPreload(async () => (await import('./FailedDialog')).FailedDialog);

interface DialogBoundaryProps {
  children: ReactNode;
  onClose: () => void;
}

/** Around a dialog: where it fails, a dialog says so, and closing it leads back to the screen, which is as it was. */
export const DialogBoundary = ({ children, onClose }: DialogBoundaryProps) => (
  <ErrorBoundary fallback={({ message }) => <FailedDialog message={message} onClose={onClose} />}>
    {children}
  </ErrorBoundary>
);
