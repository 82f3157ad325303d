import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Field, CheckField } from '@/ui/controls/Field';
import { isBlank } from '@/platform/values/text';

interface PasteFormProps {
  text: string;
  onType: (text: string) => void;
  onPreview: (text: string, as: 'passage' | 'nugget') => void;
}

const KINDS = [
  ['passage', 'Memory passages'],
  ['nugget', 'Nuggets'],
] as const;

/** References, pasted or typed, and the kind of row to create from them. */
export function PasteForm({ text, onType, onPreview }: PasteFormProps) {
  const [as, setAs] = useState<'passage' | 'nugget'>('passage');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPreview(text, as);
      }}
    >
      <Field label="References">
        {(id) => (
          <textarea
            id={id}
            className="form-control"
            rows={6}
            placeholder="John 3:16; Rom 8:28-30 ESV; Ps 23"
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className="visually-hidden">Add them as</legend>
        {KINDS.map(([kind, label]) => (
          <CheckField
            key={kind}
            id={`paste-${kind}`}
            type="radio"
            name="paste-as"
            label={label}
            checked={as === kind}
            onChange={() => setAs(kind)}
          />
        ))}
      </fieldset>
      <div className="actions">
        <Button main type="submit" disabled={isBlank(text)} hint={isBlank(text) && 'Paste references first'}>
          Preview
        </Button>
      </div>
    </form>
  );
}
