import type { CopyFormat } from '@/domain/bible/copyFormat';
import styles from './ShareDialog.module.scss';

interface FormatOptionsProps {
  format: CopyFormat;
  onChange: (format: CopyFormat) => void;
}

/** Each option as it is turned on, and what that changes. */
const OPTIONS: readonly {
  label: string;
  isOn: (format: CopyFormat) => boolean;
  set: (on: boolean) => Partial<CopyFormat>;
}[] = [
  { label: 'Verse numbers', isOn: ({ numbers }) => numbers, set: (numbers) => ({ numbers }) },
  { label: 'Each verse on a line', isOn: ({ lines }) => lines, set: (lines) => ({ lines }) },
  {
    label: 'Quotation marks',
    isOn: ({ quotationMarks }) => quotationMarks,
    set: (quotationMarks) => ({ quotationMarks }),
  },
  {
    label: 'Reference after the text',
    isOn: ({ reference }) => reference === 'after',
    set: (after) => ({ reference: after ? 'after' : 'before' }),
  },
  { label: 'Short reference', isOn: ({ short }) => short, set: (short) => ({ short }) },
  {
    label: 'Name the translation',
    isOn: ({ translation }) => translation,
    set: (translation) => ({ translation }),
  },
];

/** How a passage is copied, to be chosen. */
export function FormatOptions({ format, onChange }: FormatOptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">How it is copied</legend>
      {OPTIONS.map(({ label, isOn, set }) => (
        <label key={label} className={styles.option}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={isOn(format)}
            onChange={({ target }) => onChange({ ...format, ...set(target.checked) })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
