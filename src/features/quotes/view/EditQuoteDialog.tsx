import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Quote } from '../model/quote';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { quoteTextSeen, reloadQuoteText, selectQuoteText, type QuoteTextEntry } from '../store/quoteTexts';
import { isBlank, textAreaRows } from '@/platform/values/text';
import { useDraft } from '@/data/visit/useDraft';
import { updateQuote } from '../store/quotes';
import { useSave } from '@/data/write/useSave';
import { TextArea } from '@/ui/controls/TextArea';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { DraftDialog } from '@/ui/dialogs/DraftDialog';
import styles from '../quotes.module.scss';

/** Without an answer after this long, the known text is edited. */
const READ_TIMEOUT_MS = 2_000;

const MAX_ROWS = 24;

interface EditQuoteDialogProps {
  quote: Quote;
  onClose: () => void;
}

/** Edits a quote's current text on the server; the draft survives until the server has it. */
export function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  const dispatch = useAppDispatch();
  const { text: seen, isRead } = useTextToEdit(quote.quoteId);
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
      savable={isRead && !saver.saving && !isBlank(text)}
      status={!isRead && <output className={`muted ${styles.late}`}>Loading the quote…</output>}
      onTheirs={(theirs) => dispatch(quoteTextSeen({ quoteId: quote.quoteId, text: theirs }))}
    >
      <TextArea
        labelHidden
        label="Quote text"
        className={`form-control ${styles.draft}`}
        rows={Math.min(MAX_ROWS, textAreaRows(text))}
        readOnly={!isRead || saver.saving}
        value={text}
        onChange={draft.change}
      />
      <DraftRestored draft={draft} />
    </DraftDialog>
  );
}

const textIn = (entry: QuoteTextEntry | undefined): string => (entry?.status === 'loaded' ? entry.text : '');

/**
 * The text that editing starts from. A known text is loaded again first, and is not to be edited until it `isRead`: another device may
 * have changed it. A later answer never replaces what is being edited.
 */
function useTextToEdit(quoteId: number): { text: string; isRead: boolean } {
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectQuoteText(state, quoteId));
  const [start, setStart] = useState(quoteId < 0 || entry?.status !== 'loaded' ? textIn(entry) : null);
  const isRead = start !== null;
  useEffect(() => {
    if (isRead) return undefined;
    let isOver = false;
    const begin = () => {
      if (!isOver) setStart(dispatch((_, getState) => textIn(selectQuoteText(getState(), quoteId))));
    };
    const timer = setTimeout(begin, READ_TIMEOUT_MS);
    void dispatch(reloadQuoteText(quoteId)).finally(begin);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, quoteId, isRead]);
  return { text: start ?? textIn(entry), isRead };
}
