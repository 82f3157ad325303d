import { useId, type ComponentPropsWithRef } from 'react';

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
