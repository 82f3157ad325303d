import { useId } from 'react';
import { plainText } from '@/domain/bible/passageText';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { translationOf } from '@/domain/bible/translations';
import type { TextEntry } from '@/store/bible/bibleText';
import { Button } from '@/ui/forms/Button';
import styles from './EditPassage.module.scss';
import type { EditAction, EditDraft } from './useEditDraft';

interface EditPassageTextProps {
  draft: EditDraft;
  /** The text of the draft's translation and range. */
  entry: TextEntry;
  onChange: (action: EditAction) => void;
  onRetry: () => void;
}

/** The text area of the edit dialog: the translation's text until something else is typed. */
export function EditPassageText({ draft, entry, onChange, onRetry }: EditPassageTextProps) {
  const id = useId();
  const { ownText, replaced } = draft;
  const shown = ownText ?? (entry.status === 'loaded' ? plainText(entry.verses) : '');
  const waiting = ownText === null && entry.status === 'loading';
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        Passage Text
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={textAreaRows(shown)}
        readOnly={waiting}
        placeholder={waiting ? 'Loading the text…' : undefined}
        aria-describedby={`${id}-hint`}
        value={shown}
        onChange={({ target }) => onChange({ type: 'text', text: target.value, previousText: shown })}
      />
      <div id={`${id}-hint`} className={styles.hint}>
        <TextHint draft={draft} status={entry.status} onRetry={onRetry} />
        {ownText !== null && (
          <Button onClick={() => onChange({ type: 'translationText' })}>Use the translation’s text</Button>
        )}
        {replaced !== null && (
          <Button onClick={() => onChange({ type: 'restore' })}>Bring my wording back</Button>
        )}
      </div>
    </div>
  );
}

interface TextHintProps {
  draft: EditDraft;
  status: TextEntry['status'];
  onRetry: () => void;
}

/** Whose text stands in the text area, or why there is none. */
function TextHint({ draft: { translation, ownText }, status, onRetry }: TextHintProps) {
  const { shortName } = translationOf(translation);
  if (ownText === null && status === 'error') {
    return (
      <span role="alert">
        Error loading passage text <Button onClick={onRetry}>Try again</Button>
      </span>
    );
  }
  if (isBlank(ownText) && status === 'missing') {
    return (
      <span role="status">
        The {shortName} has no such text. Choose another translation or other verses, or type your own
        wording.
      </span>
    );
  }
  return (
    <span className="muted">{ownText === null ? `The text of the ${shortName}.` : 'Your own wording.'}</span>
  );
}
