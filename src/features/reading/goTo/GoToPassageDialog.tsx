import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withNearestBook } from '@/bible/references/fieldNames';
import { openingOf } from '@/bible/references/opening';
import { readReferences } from '@/bible/references/readReferences';
import { suggestReferences } from '@/bible/references/referenceSuggestions';
import { lastReadIn, rememberReadIn, rememberTranslation } from '@/bible/lastChosen';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch } from '@/data/store/hooks';
import { isBlank } from '@/platform/values/text';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Button } from '@/ui/controls/Button';
import { ReferenceCombobox } from '@/bible/controls/ReferenceCombobox';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { readerPath } from '@/routes/paths';
import { secondTranslation, WHOLE_CHAPTER } from '../readerUrl';
import { readOnPage } from '../readOnPage';
import styles from './GoToPassageDialog.module.scss';
import '@/ui/controls/forms.scss';

/** Goes to a reference, written as people write them; a range is marked, and what cannot be opened is named. */
export function GoToPassageDialog({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  const read = readOnPage(location);
  const openChapter = read?.chapter;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [translation, setTranslation] = useState(() => read?.first ?? lastReadIn() ?? lastTranslation());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const suggestions = useMemo(() => suggestReferences(text, translation), [text, translation]);
  const reading = readReferences(text, { as: 'field', translation, openChapter });
  const opening = openingOf(reading, translation);
  const reason = opening ? null : `${reading.unparsed[0]?.reason ?? ''}.`;
  // A reference that leads nowhere is reported while it is typed, not only on submit.
  const noMatch = isBlank(text) || suggestions.length > 0 ? null : reason;
  const nearest = noMatch === null ? null : withNearestBook(text);

  const change = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  const go = () => {
    if (!opening) {
      setProblem(reason);
      input.current?.focus();
      return;
    }
    onClose();
    const { verses, noVerse, onlyPart } = opening;
    if (onlyPart !== null) dispatch(noticeShown({ variant: 'info', text: `Opened ${onlyPart}` }));
    // The second translation remains.
    const second = read && secondTranslation(new URLSearchParams(location.search), opening.translation);
    const [start, end] = verses ? [verses.startVerse, verses.endVerse] : [1, 1];
    const path = readerPath(opening.translation, opening, start, noVerse ?? end, second);
    void navigate(path, { state: verses === null && WHOLE_CHAPTER });
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
            rememberReadIn(chosen);
            // Another translation may have the verse.
            setProblem(null);
          }}
        />
        <ReferenceCombobox
          value={text}
          suggestions={suggestions}
          inputRef={input}
          problem={problem ?? noMatch}
          onChange={change}
        >
          {opening !== null && opening.onlyPart !== null && <p className="muted">Opens {opening.onlyPart}</p>}
          {nearest !== null && (
            <Button
              onClick={() => {
                change(nearest);
                input.current?.focus();
              }}
            >
              {nearest}
            </Button>
          )}
        </ReferenceCombobox>
      </div>
    </Dialog>
  );
}
