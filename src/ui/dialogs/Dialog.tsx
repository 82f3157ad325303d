import { X } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { IconButton } from '../controls/IconButton';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { useBackCloses } from '../focus/useBackCloses';
import { useDialogFocus, keepTabInside } from './useDialogFocus';
import './dialog.scss';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The row of buttons; the last is the primary one. */
  footer?: ReactNode;
  onClose: () => void;
  /** While something is written that cannot be cancelled any more: nothing closes the dialog. */
  locked?: boolean;
  /** Makes the dialog a form, so that Enter in a field submits it. */
  onSubmit?: () => void;
  size?: 'sm' | 'lg';
  /** For a body without fields: it can be focused, so that the keyboard can scroll it. */
  readOnly?: boolean;
  /** Puts the dialog at the edge, so that the page remains visible. */
  beside?: boolean;
}

/** `useDialogFocus` decides where the focus goes, not react-bootstrap. */
const OWN_FOCUS = { autoFocus: false, restoreFocus: false };

/**
 * The base of all dialogs: named by its title, closed by Escape and the browser's Back, with focus management by
 * `useDialogFocus`.
 */
export function Dialog(props: DialogProps) {
  const { title, children, footer, locked = false, onSubmit, size, readOnly, beside } = props;
  const onClose = locked ? undefined : props.onClose;
  const titleId = useId();
  const body = useDialogFocus();
  useBackCloses(true, () => onClose?.());
  const content = (
    <>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId} tabIndex={-1}>
          {title}
        </Modal.Title>
        <IconButton icon={X} label="Close" disabled={locked} onClick={onClose} />
      </Modal.Header>
      <Modal.Body ref={body} {...(readOnly && { tabIndex: 0 })}>
        <ErrorBoundary fallback={({ message }) => <p role="alert">An unexpected error: {message}</p>}>
          {children}
        </ErrorBoundary>
      </Modal.Body>
      {footer !== undefined && <Modal.Footer>{footer}</Modal.Footer>}
    </>
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <Modal
      show
      centered={!beside}
      scrollable
      animation={false}
      {...OWN_FOCUS}
      onKeyDown={keepTabInside}
      aria-labelledby={titleId}
      onHide={() => onClose?.()}
      {...(beside && { dialogClassName: 'beside', backdropClassName: 'beside' })}
      {...(size && { size })}
    >
      {onSubmit ? (
        <form className="dialog-form" noValidate onSubmit={submit}>
          {content}
        </form>
      ) : (
        content
      )}
    </Modal>
  );
}

/** Shown in place of a dialog that failed. */
export const FailedDialog = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <Dialog readOnly title="Something went wrong" size="sm" onClose={onClose}>
    <p role="alert">An unexpected error: {message}</p>
    <p>The screen behind it is as it was.</p>
  </Dialog>
);
