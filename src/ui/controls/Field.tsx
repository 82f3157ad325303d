import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  children: (id: string) => ReactNode;
}

/** A label above what it labels. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
  /** Stands below the field. */
  children?: ReactNode;
}

/** A field of one line. */
export function TextField({ label, onChange, children, ...input }: TextFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <>
          <input
            id={id}
            className="form-control"
            dir="auto"
            onChange={({ target }) => onChange(target.value)}
            {...input}
          />
          {children}
        </>
      )}
    </Field>
  );
}

interface SelectFieldProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly T[];
  nameOf?: (option: T) => string;
  disabled?: boolean;
  busy?: boolean;
  onChange: (option: T) => void;
}

/** A select of values, each by its name. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, options, nameOf = String, disabled, busy, onChange } = props;
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          className="form-select"
          value={value}
          disabled={disabled}
          aria-busy={busy}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option) === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  label: string;
  onChange: (query: string) => void;
}

/** A field that searches a list; its label is for screen readers. */
export function SearchField({ label, onChange, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
    </>
  );
}

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
      {children && <div className="form-check-note">{children}</div>}
    </div>
  );
}
