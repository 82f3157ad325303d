import { X } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { IconButton } from '@/ui/forms/IconButton';
import './dialog.scss';
import { useReturnedFocus } from '@/ui/hooks/useReturnedFocus';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The row of buttons; the last is the deed. */
  footer?: ReactNode;
  onClose: () => void;
  /** With it the dialog is a form: Enter in a field submits. */
  onSubmit?: () => void;
  size?: 'sm' | 'lg';
  /** The body is only to be read: the keyboard comes to it, to scroll it. */
  readOnly?: boolean;
}

/** The one dialog pattern: named by its title, Escape closes, the focus returns to what opened it. */
export function Dialog({ title, children, footer, onClose, onSubmit, size, readOnly }: DialogProps) {
  const titleId = useId();
  useReturnedFocus();
  const content = (
    <>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Modal.Header>
      <Modal.Body {...(readOnly && { tabIndex: 0 })}>{children}</Modal.Body>
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
      centered
      scrollable
      animation={false}
      aria-labelledby={titleId}
      onHide={onClose}
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
