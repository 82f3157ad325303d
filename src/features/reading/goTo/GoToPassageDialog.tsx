import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseReference } from '@/bible/references/referenceParser';
import { suggestReferences } from '@/bible/references/referenceSuggestions';
import { rememberTranslation } from '@/bible/lastPlace';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { isBlank } from '@/platform/values/text';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Button } from '@/ui/controls/Button';
import { ReferenceCombobox } from '@/bible/controls/ReferenceCombobox';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { readerPath } from '@/routes/paths';
import { secondTranslation, WHOLE_CHAPTER } from '../readerAddress';
import { readOnPage } from '../readOnPage';
import styles from './GoToPassageDialog.module.scss';
import '@/ui/controls/forms.scss';

/** Goes to a typed reference, in any usual form; a range is marked. */
export function GoToPassageDialog({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  const read = readOnPage(location);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [translation, setTranslation] = useState(() => read?.first ?? lastTranslation());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const suggestions = useMemo(() => suggestReferences(text, translation), [text, translation]);
  // An unknown reference is reported while it is typed, not only on submit.
  const noMatch = useMemo(() => {
    if (isBlank(text) || suggestions.length > 0) return null;
    const reference = parseReference(text, translation);
    return reference.ok ? null : `${reference.reason}.`;
  }, [text, translation, suggestions]);

  const go = () => {
    const reference = parseReference(text, translation);
    if (!reference.ok) {
      setProblem(`${reference.reason}.`);
      input.current?.focus();
      return;
    }
    onClose();
    const { startVerse, endVerse, noVerse, isChapter } = reference;
    // Keeps the parallel translation.
    const second = read && secondTranslation(new URLSearchParams(location.search), translation);
    const path = readerPath(translation, reference, startVerse, noVerse ?? endVerse, second);
    void navigate(path, { state: isChapter && WHOLE_CHAPTER });
  };

  return (
    <Dialog
      title="Go To Passage"
      onClose={onClose}
      onSubmit={go}
      footer={
        <Button main type="submit">
          Go
        </Button>
      }
    >
      <div className={styles.fields}>
        <TranslationSelect
          value={translation}
          onChange={(chosen) => {
            setTranslation(chosen);
            rememberTranslation(chosen);
            // Another translation may have the verse.
            setProblem(null);
          }}
        />
        <ReferenceCombobox
          value={text}
          suggestions={suggestions}
          inputRef={input}
          problem={problem ?? noMatch}
          onChange={(typed) => {
            setText(typed);
            setProblem(null);
          }}
        />
      </div>
    </Dialog>
  );
}
