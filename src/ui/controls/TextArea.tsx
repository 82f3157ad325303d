import { useId, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import './forms.scss';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'onChange'> {
  label: string;
  /** Hides the label, where a heading above the field already names it. */
  labelHidden?: boolean;
  onChange: (text: string) => void;
}

/** Enter begins a line; with Ctrl it saves what the field belongs to. */
function submitByCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  if (!form?.querySelector('[type="submit"]:disabled')) form?.requestSubmit();
}

/** A field of several lines, below its label. Ctrl+Enter in it submits its form. */
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
        onKeyDown={submitByCtrlEnter}
        {...area}
      />
    </>
  );
}
