import { useId } from 'react';
import { versesText } from '@/bible/passageText';
import { isBlank, textAreaRows } from '@/platform/values/text';
import { translationOf } from '@/bible/translations';
import { NO_SUCH_TEXT } from '@/bible/unknownBook';
import type { TextEntry } from '@/bible/text/textCache';
import { TextArea } from '@/ui/controls/TextArea';
import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import { Button } from '@/ui/controls/Button';
import styles from './EditPassage.module.scss';
import { CustomTextsMissing } from './MemoryListState';
import type { EditDraftControls } from './useEditDraft';

interface EditPassageTextProps {
  draft: EditDraftControls;
  /** The text of the draft's translation and range. */
  entry: TextEntry;
  onRetry: () => void;
}

/** The text area of the edit dialog: the translation's text until something else is typed. */
export function EditPassageText({ draft, entry, onRetry }: EditPassageTextProps) {
  const hintId = useId();
  const { ownText, replaced } = draft.value;
  const translationText = entry.status === 'loaded' ? versesText(entry.verses) : null;
  const shown = ownText ?? translationText ?? '';
  const loading = ownText === null && entry.status === 'loading';
  return (
    <div>
      <CustomTextsMissing />
      <TextArea
        label="Passage Text"
        rows={textAreaRows(shown)}
        readOnly={loading}
        placeholder={loading ? 'Loading the text…' : undefined}
        aria-describedby={hintId}
        value={shown}
        onChange={(text) => draft.setText(text, shown, translationText)}
      />
      <div id={hintId} className={styles.hint}>
        <TextHint draft={draft} onRetry={onRetry} entry={entry} />
        {ownText !== null && <Button onClick={draft.dropCustomText}>Use the translation’s text</Button>}
        {replaced !== null && <Button onClick={draft.restoreCustomText}>Bring my wording back</Button>}
      </div>
    </div>
  );
}

interface TextHintProps {
  draft: EditDraftControls;
  entry: TextEntry;
  onRetry: () => void;
}

/** Says which text is in the text area, or why it is empty. */
function TextHint({ draft, entry, onRetry }: TextHintProps) {
  const { translation, ownText } = draft.value;
  const { shortName } = translationOf(translation);
  const problem = useLoadMessage('Error loading passage text', `the text of the ${shortName}`);
  if (ownText === null && entry.status === 'error') {
    return (
      <span role="alert">
        {problem} <Button onClick={onRetry}>Try again</Button>
      </span>
    );
  }
  if (isBlank(ownText) && entry.status === 'missing') {
    return (
      <span role="status">
        {entry.isNowhere
          ? `${NO_SUCH_TEXT} You can type your own wording.`
          : `The ${shortName} has no such text. Choose another translation or other verses, or type your own wording.`}
      </span>
    );
  }
  if (ownText === null) return <span className="muted">The text of the {shortName}.</span>;
  return (
    <span className="muted">
      {isBlank(ownText)
        ? `No own wording: once it is saved, the text of the ${shortName} is shown.`
        : 'Your own wording.'}
    </span>
  );
}
