import type { ComponentPropsWithRef } from 'react';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The action that most people come for: it is filled, the others are outlined. */
  main?: boolean;
}

/** A button with words. React-bootstrap's writes the same markup and would add its code to every screen's download. */
export function Button({ main = false, ...button }: ButtonProps) {
  return (
    <button type="button" className={`btn ${main ? 'btn-primary' : 'btn-outline-secondary'}`} {...button} />
  );
}
