import type { ComponentPropsWithRef, ReactNode } from 'react';

interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  id: string;
  label: string;
  onChange: (checked: boolean) => void;
  /** Stands below the label. */
  children?: ReactNode;
}

/** A checkbox, a radio button or, by its role, a switch, with its label. */
export function CheckField({ label, onChange, children, ...input }: CheckFieldProps) {
  return (
    <div className={input.role === 'switch' ? 'form-check form-switch' : 'form-check'}>
      <input
        type="checkbox"
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
