import type { ComponentPropsWithRef } from 'react';
import { isOffered, type Action } from '../actions/action';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The primary action of the screen: filled, while the others are outlined. */
  main?: boolean;
}

/** A button with text. React-bootstrap's renders the same markup but would add its code to every screen's download. */
export function Button({ main = false, ...button }: ButtonProps) {
  return (
    <button type="button" className={`btn ${main ? 'btn-primary' : 'btn-outline-secondary'}`} {...button} />
  );
}

interface ActionButtonProps extends Omit<ButtonProps, 'children' | 'disabled' | 'onClick'> {
  action: Action;
}

/** The button of an action, with its label; nothing while it is not offered. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  const { label, disabled, repeats, run } = action;
  if (!isOffered(action)) return null;
  return (
    <Button disabled={disabled} data-repeats={repeats} onClick={run} {...button}>
      {label}
    </Button>
  );
}
