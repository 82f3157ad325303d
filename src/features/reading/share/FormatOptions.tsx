import type { CopyFormat } from '@/bible/copy/copyFormat';
import styles from './ShareDialog.module.scss';

interface FormatOptionsProps {
  format: CopyFormat;
  onChange: (format: CopyFormat) => void;
}

const OPTIONS = [
  { label: 'Verse numbers', name: 'numbers', on: true, off: false },
  { label: 'Each verse on a line', name: 'lines', on: true, off: false },
  { label: 'Quotation marks', name: 'quotationMarks', on: true, off: false },
  { label: 'Reference after the text', name: 'reference', on: 'after', off: 'before' },
  { label: 'Short reference', name: 'short', on: true, off: false },
  { label: 'Name the translation', name: 'translation', on: true, off: false },
] as const;

/** The options of the copy format. */
export function FormatOptions({ format, onChange }: FormatOptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">How it is copied</legend>
      {OPTIONS.map(({ label, name, on, off }) => (
        <label key={name} className={styles.option}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={format[name] === on}
            onChange={({ target }) => onChange({ ...format, [name]: target.checked ? on : off })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
