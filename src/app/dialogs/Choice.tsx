import { useId } from 'react';
import styles from './DisplayDialog.module.scss';

interface ChoiceProps<T extends string> {
  legend: string;
  options: readonly T[];
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

/** Radio buttons that look like a row of options. */
export function Choice<T extends string>({ legend, options, labels, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
