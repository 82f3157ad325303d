import type { ComponentType, ReactNode } from 'react';
import { lazyWithPreload, type LazyComponent } from '../lazyWithPreload';
import { ErrorBoundary } from '../feedback/ErrorBoundary';

/**
 * A dialog whose code is downloaded when it is opened. If that fails, the screen does not change (see
 * `DialogBoundary`).
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Code = lazyWithPreload(load);
  const Bounded = (props: Props) => (
    <DialogBoundary onClose={props.onClose}>
      <Code {...props} />
    </DialogBoundary>
  );
  return Object.assign(Bounded, { preload: Code.preload, isLoaded: Code.isLoaded });
}

const FailedDialog = lazyWithPreload(async () => (await import('./Dialog')).FailedDialog);

interface DialogBoundaryProps {
  children: ReactNode;
  onClose: () => void;
}

/**
 * An error boundary around a dialog: an error shows a dialog with a message, and closing it leads back to the unchanged
 * screen.
 */
const DialogBoundary = ({ children, onClose }: DialogBoundaryProps) => (
  <ErrorBoundary fallback={({ message }) => <FailedDialog message={message} onClose={onClose} />}>
    {children}
  </ErrorBoundary>
);
