import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { useAppDispatch } from '@/store/core/hooks';
import { addQuote } from '@/store/quotes/quotes';
// The new quote's text is put there: the next screen shows it at once.
import '@/store/quotes/quoteTexts';
import { readDraftText, useDraft } from '@/store/core/useDraft';
import { Screen } from '@/ui/layout/Screen';
import '@/ui/forms/forms.scss';
import styles from '../quotes.module.scss';

/** §9: the new quote is shown after this many milliseconds. */
const NAVIGATION_DELAY = 500;
const MOST_ROWS = 24;

/** Add Quote (§2): what is typed is kept until the server has it, also over a reload. */
export function AddQuoteScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft('quote', '', readDraftText);
  const [state, setState] = useState<'editing' | 'refused' | 'saving' | { added: number }>('editing');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const busy = state === 'saving' || typeof state === 'object';
  const added = typeof state === 'object' ? state.added : null;

  useEffect(() => {
    if (added === null) return undefined;
    const timer = setTimeout(() => void navigate(viewQuotePath(added)), NAVIGATION_DELAY);
    return () => clearTimeout(timer);
  }, [added, navigate]);

  const add = async () => {
    if (busy) return;
    const text = draft.value;
    setState('saving');
    const outcome = await dispatch(addQuote(text.trim()));
    if (addQuote.fulfilled.match(outcome)) {
      draft.saved(text);
      setState({ added: outcome.payload.quoteId });
      return;
    }
    setState(isBlank(text) ? 'refused' : 'editing');
    area.current?.focus();
  };

  return (
    <Screen title="Add Quote">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          Quote text
        </label>
        <textarea
          ref={area}
          id={id}
          dir="auto"
          className={`form-control ${styles.draft}`}
          rows={Math.min(MOST_ROWS, textAreaRows(draft.value))}
          placeholder="Type or paste a quote, and who said it"
          readOnly={busy}
          aria-invalid={state === 'refused'}
          value={draft.value}
          onChange={({ target }) => {
            draft.change(target.value);
            if (state === 'refused') setState('editing');
          }}
        />
        <div className="actions">
          <button type="submit" className="btn btn-primary" disabled={busy}>
            Add Quote
          </button>
          {draft.restored && (
            <>
              <span role="status" className="muted">
                Your unsaved quote was kept.
              </span>
              <button type="button" className="btn btn-outline-secondary" onClick={draft.discard}>
                Discard
              </button>
            </>
          )}
        </div>
      </form>
    </Screen>
  );
}
