import { useId } from 'react';
import { CheckField } from '@/ui/controls/Field';

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
        <CheckField
          key={id}
          type="radio"
          id={`${name}-${id}`}
          name={name}
          label={label}
          checked={value === id}
          onChange={() => onChange(id)}
        />
      ))}
    </fieldset>
  );
}
