import type { Draft } from '@/data/visit/useDraft';
import { TextArea } from '@/ui/controls/TextArea';

interface NoteFieldProps {
  note: Draft<string>;
  /** Where other words above the field say what it is. */
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
