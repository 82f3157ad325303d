import { useId } from 'react';

interface ChoiceGroupProps<T extends string> {
  legend: string;
  options: readonly { id: T; label: string }[];
  value: T;
  onChange: (id: T) => void;
}

/** One choice of several, as radio buttons. */
export function ChoiceGroup<T extends string>({ legend, options, value, onChange }: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <div key={id} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${name}-${id}`}
            name={name}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <label className="form-check-label" htmlFor={`${name}-${id}`}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
