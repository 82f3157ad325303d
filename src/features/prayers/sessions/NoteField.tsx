import { useId } from 'react';
import type { Draft } from '@/data/visit/useDraft';
import '@/ui/controls/forms.scss';

interface NoteFieldProps {
  note: Draft<string>;
  /** Where other words above the field say what it is. */
  labelHidden?: boolean;
}

/** The note of a prayer's next session. */
export function NoteField({ note, labelHidden = false }: NoteFieldProps) {
  const id = useId();
  return (
    <>
      <label className={labelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        Note (optional)
      </label>
      <textarea
        dir="auto"
        id={id}
        className="form-control"
        rows={3}
        value={note.value}
        onChange={({ target }) => note.change(target.value)}
      />
    </>
  );
}
