import { useId } from 'react';
import { CheckField } from '@/ui/controls/Field';
import styles from './PracticeSetup.module.scss';

interface ChoiceGroupProps<T extends string> {
  legend: string;
  options: readonly { id: T; label: string; hint: string }[];
  value: T;
  onChange: (id: T) => void;
}

/** One choice of several, as radio buttons. */
export function ChoiceGroup<T extends string>({ legend, options, value, onChange }: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ id, label, hint }) => (
        <div key={id} className={styles.choice}>
          <CheckField
            type="radio"
            id={`${name}-${id}`}
            name={name}
            label={label}
            aria-describedby={`${name}-${id}-hint`}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <p id={`${name}-${id}-hint`} className="muted">
            {hint}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
