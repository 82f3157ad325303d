import { useId } from 'react';

interface ChoiceGroupProps<T extends string> {
  legend: string;
  name: string;
  options: readonly { id: T; label: string }[];
  value: T;
  onChange: (id: T) => void;
}

/** One choice of several, all in sight. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { legend, name, options, value, onChange } = props;
  const group = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <div key={id} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${group}-${id}`}
            name={name}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <label className="form-check-label" htmlFor={`${group}-${id}`}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
