import type { Draft } from '@/data/visit/useDraft';
import { TextArea } from '@/ui/controls/TextArea';

interface NoteFieldProps {
  note: Draft<string>;
  /** Hides the label, where a heading above the field already names it. */
  labelHidden?: boolean;
}

/** The note of a prayer's next session. */
export function NoteField({ note, labelHidden = false }: NoteFieldProps) {
  return (
    <TextArea
      label="Note (optional)"
      labelHidden={labelHidden}
      rows={3}
      value={note.value}
      onChange={note.change}
    />
  );
}
