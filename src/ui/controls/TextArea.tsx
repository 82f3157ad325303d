import { useId, type ComponentPropsWithRef } from 'react';
import './forms.scss';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'onChange'> {
  label: string;
  /** Hides the label, where a heading above the field already names it. */
  labelHidden?: boolean;
  onChange: (text: string) => void;
}

/** A field of several lines, below its label. */
export function TextArea({ label, labelHidden = false, onChange, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <>
      <label className={labelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        className="form-control"
        onChange={({ target }) => onChange(target.value)}
        {...area}
      />
    </>
  );
}
