import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Quote } from '../model/quote';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadQuoteText, selectQuoteText, quoteTextSeen } from '../store/quoteTexts';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Loading } from '@/ui/feedback/LoadState';
import { isBlank, textAreaRows } from '@/platform/values/text';
import { useDraft } from '@/data/visit/useDraft';
import { updateQuote } from '../store/quotes';
import { useSave } from '@/data/write/useSave';
import { TextArea } from '@/ui/controls/TextArea';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { DraftDialog } from '@/ui/dialogs/DraftDialog';
import styles from '../quotes.module.scss';

/** Without an answer after this long, the cached text is edited. */
const READ_TIMEOUT_MS = 2_000;

interface EditQuoteDialogProps {
  quote: Quote;
  onClose: () => void;
}

/** Edits a quote's current text on the server: a cached text is loaded again first. */
export function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  const { quoteId } = quote;
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectQuoteText(state, quoteId));
  const [read, setRead] = useState(quoteId < 0 || entry?.status !== 'loaded' || entry.confirmed);
  useEffect(() => {
    if (read) return undefined;
    const timer = setTimeout(() => setRead(true), READ_TIMEOUT_MS);
    void dispatch(loadQuoteText(quoteId)).finally(() => setRead(true));
    return () => clearTimeout(timer);
  }, [dispatch, quoteId, read]);

  if (read)
    return (
      <EditQuoteText quote={quote} before={entry?.status === 'loaded' ? entry.text : ''} onClose={onClose} />
    );
  return (
    <Dialog title="Edit Quote" size="lg" onClose={onClose}>
      <Loading what="the quote" />
    </Dialog>
  );
}

const MAX_ROWS = 24;

interface EditQuoteTextProps {
  quote: Quote;
  /** Its text when the dialog was opened: a later answer never replaces the draft. */
  before: string;
  onClose: () => void;
}

/** The form of Edit Quote; the draft survives until the server has it. */
function EditQuoteText({ quote, before, onClose }: EditQuoteTextProps) {
  const dispatch = useAppDispatch();
  const [seen] = useState(before);
  const draft = useDraft(`quote/${quote.quoteId}`, seen, v.string());
  const text = draft.value;
  const saver = useSave(draft, (typed, fieldsToOverwrite) => {
    if (typed === seen) return null;
    return dispatch(
      updateQuote({ quote, text: typed, ...(!fieldsToOverwrite.includes('text') && { was: draft.base }) }),
    );
  });
  return (
    <DraftDialog
      title="Edit Quote"
      size="lg"
      draft={draft}
      saver={saver}
      onClose={onClose}
      saving={saver.saving}
      savable={!saver.saving && !isBlank(text)}
      onTheirs={(theirs) => dispatch(quoteTextSeen({ quoteId: quote.quoteId, text: theirs }))}
    >
      <TextArea
        labelHidden
        label="Quote text"
        className={`form-control ${styles.draft}`}
        rows={Math.min(MAX_ROWS, textAreaRows(text))}
        readOnly={saver.saving}
        value={text}
        onChange={draft.change}
      />
      <DraftRestored draft={draft} />
    </DraftDialog>
  );
}
