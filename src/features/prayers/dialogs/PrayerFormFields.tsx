import { useEffect, useRef, useState } from 'react';
import type { PrayerFields } from '../model/prayer';
import { isBlank } from '@/platform/values/text';
import { TextField, CheckField } from '@/ui/controls/Field';
import { TextArea } from '@/ui/controls/TextArea';
import styles from './PrayerForm.module.scss';

interface PrayerFormFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  value: PrayerFields;
  readOnly: boolean;
  onChange: (value: PrayerFields) => void;
}

/** Title, person, details and whether it is daily. */
export function PrayerFormFields({ id, value, readOnly, onChange }: PrayerFormFieldsProps) {
  const [titleLeft, setTitleLeft] = useState(false);
  const wrong = titleLeft && isBlank(value.title);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className={styles.fields}>
      <div>
        <div className={styles.labels}>
          <label className="form-label" htmlFor={`${id}-title`}>
            Title
          </label>
          <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
            {wrong && 'Please enter a prayer title'}
          </p>
        </div>
        <input
          ref={title}
          id={`${id}-title`}
          className="form-control"
          autoComplete="off"
          required
          aria-invalid={wrong}
          aria-describedby={`${id}-problem`}
          readOnly={readOnly}
          value={value.title}
          onBlur={() => setTitleLeft(true)}
          onChange={({ target }) => {
            onChange({ ...value, title: target.value });
            if (value.title !== '') setTitleLeft(true);
          }}
        />
      </div>
      <TextField
        label="Person"
        autoComplete="off"
        readOnly={readOnly}
        value={value.personName}
        onChange={(personName) => onChange({ ...value, personName })}
      />
      <div>
        <TextArea
          label="Details"
          rows={5}
          readOnly={readOnly}
          value={value.details}
          onChange={(details) => onChange({ ...value, details })}
        />
      </div>
      <CheckField
        id={`${id}-daily`}
        label="Daily: pray for this every day"
        disabled={readOnly}
        checked={value.daily}
        onChange={(daily) => onChange({ ...value, daily })}
      />
    </div>
  );
}
