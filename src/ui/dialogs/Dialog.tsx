import { X } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { IconButton } from '@/ui/forms/IconButton';
import { useBackCloses } from '@/ui/hooks/useBackCloses';
import { useGivesFocusBack } from '@/ui/hooks/useGivesFocusBack';
import { useReturnedFocus } from '@/ui/hooks/useReturnedFocus';
import { keepTabInside } from './keepTabInside';
import { useFirstField } from './useFirstField';
import { useSecondTap } from './useSecondTap';
import './dialog.scss';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The row of buttons; the last is the action. */
  footer?: ReactNode;
  onClose: () => void;
  /** With it the dialog is a form: Enter in a field submits. */
  onSubmit?: () => void;
  size?: 'sm' | 'lg';
  /** The body is only to be read: the keyboard comes to it, to scroll it. */
  readOnly?: boolean;
  /** Stands at the edge and leaves the page in sight, for what is seen there at once. */
  beside?: boolean;
}

/** Where the focus goes is decided here (see the hooks), not by react-bootstrap. */
const OWN_FOCUS = { autoFocus: false, restoreFocus: false };

/**
 * The one dialog pattern: named by its title; opens in its first field or, where there is none, at its heading; Escape and the
 * browser's Back close it; the focus returns to what opened it.
 */
export function Dialog(props: DialogProps) {
  const { title, children, footer, onClose, onSubmit, size, readOnly, beside } = props;
  const titleId = useId();
  useGivesFocusBack();
  useReturnedFocus();
  useBackCloses(true, onClose);
  useSecondTap();
  const body = useFirstField();
  const content = (
    <>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId} tabIndex={-1}>
          {title}
        </Modal.Title>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Modal.Header>
      <Modal.Body ref={body} {...(readOnly && { tabIndex: 0 })}>
        {children}
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
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      onHide={onClose}
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

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  // The Enter that has opened a dialog, and is still held down, answers nothing in it.
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  keepTabInside(event);
}
