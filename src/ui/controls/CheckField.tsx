import type { ComponentPropsWithRef, ReactNode } from 'react';

interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  id: string;
  label: string;
  /** Looks, and is announced, as a switch. */
  isSwitch?: true;
  onChange: (checked: boolean) => void;
  /** Stands below the label. */
  children?: ReactNode;
}

/** A checkbox, a radio button or a switch, with its label. */
export function CheckField({ label, isSwitch, onChange, children, ...input }: CheckFieldProps) {
  return (
    <div className={isSwitch ? 'form-check form-switch' : 'form-check'}>
      <input
        type="checkbox"
        role={isSwitch && 'switch'}
        className="form-check-input"
        onChange={({ target }) => onChange(target.checked)}
        {...input}
      />
      <label className="form-check-label" htmlFor={input.id}>
        {label}
      </label>
      {children}
    </div>
  );
}
