import type { ComponentPropsWithRef } from 'react';
import { isOffered, type Action } from '../actions/action';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The primary action of the screen: filled, while the others are outlined. */
  main?: boolean;
  /** What it does, or why it is disabled, in a few words. */
  hint?: string | false | undefined;
}

/** A button with text. React-bootstrap's renders the same markup but would add its code to every screen's download. */
export function Button({ main = false, hint, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${main ? 'btn-primary' : 'btn-outline-secondary'}`}
      title={hint === false ? undefined : hint}
      {...button}
    />
  );
}

interface ActionButtonProps extends Omit<ButtonProps, 'children' | 'disabled' | 'onClick'> {
  action: Action;
}

/** The button of an action, with its label; nothing while it is not offered. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  const { label, hint, disabled, repeats, run } = action;
  if (!isOffered(action)) return null;
  return (
    <Button disabled={disabled} hint={hint} data-repeats={repeats} onClick={run} {...button}>
      {label}
    </Button>
  );
}
