import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import { textAreaRows } from '@/platform/values/text';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import { useCreateTopic } from '@/features/topics/public';
import { Screen } from '@/ui/layout/Screen';
import { TextArea } from '@/ui/controls/TextArea';
import styles from '../quotes.module.scss';
import { QuoteTopicsField, AuthorField } from './AddQuoteFields';
import { useAddQuote } from './useAddQuote';

/** The new quote is shown after this many milliseconds. */
const NAVIGATION_DELAY = 500;
const MAX_ROWS = 24;

/** Add Quote: the draft survives a reload until the server has it. */
export function AddQuoteScreen() {
  const navigate = useNavigate();
  const quote = useAddQuote();
  const { state, busy } = quote;
  // The quote is to have the new topic too.
  const { sending: isMakingTopic } = useCreateTopic();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
  }, []);
  const added = state.status === 'added' ? state.quoteId : null;

  useEffect(() => {
    if (added === null) return undefined;
    const timer = setTimeout(() => void navigate(viewQuotePath(added)), NAVIGATION_DELAY);
    return () => clearTimeout(timer);
  }, [added, navigate]);

  const add = async () => {
    if (!(await quote.add())) area.current?.focus();
  };

  return (
    <Screen title="Add Quote" width="reading">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMakingTopic) void add();
        }}
      >
        <TextArea
          labelHidden
          label="Quote text"
          ref={area}
          className={`form-control ${styles.draft}`}
          rows={Math.min(MAX_ROWS, textAreaRows(quote.text))}
          placeholder="Type or paste a quote"
          readOnly={busy}
          aria-invalid={state.status === 'refused'}
          value={quote.text}
          onChange={quote.type}
        />
        <div className={styles.topics}>
          <AuthorField author={quote.author} busy={busy} onChange={quote.setAuthor} />
        </div>
        <div className={styles.topics}>
          <QuoteTopicsField selected={quote.topics} busy={busy} onSelect={quote.choose} />
        </div>
        <div className={`actions ${styles.inSight}`}>
          <Button main type="submit" disabled={busy || isMakingTopic}>
            Add Quote
          </Button>
          {quote.sending && (
            <span role="status" className="muted">
              Being saved…
            </span>
          )}
          {added !== null && (
            // A link to it, in case its code cannot be loaded at once, as offline.
            <ButtonLink to={viewQuotePath(added)}>View Quote</ButtonLink>
          )}
          {quote.restored && !busy && (
            <>
              <span role="status" className="muted">
                Your unsaved quote was kept.
              </span>
              <Button onClick={quote.discard}>Discard</Button>
            </>
          )}
        </div>
      </form>
    </Screen>
  );
}
