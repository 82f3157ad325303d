import { useEffect } from 'react';
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

const MAX_ROWS = 24;

interface EditQuoteDialogProps {
  quote: Quote;
  onClose: () => void;
}

/**
 * Edits a quote; the draft survives until the server has it. The text is loaded again, because another device may have changed it: the
 * answer replaces what is shown only as long as nothing was typed.
 */
export function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  const { quoteId } = quote;
  const dispatch = useAppDispatch();
  const seen = useAppSelector((state) => textIn(selectQuoteText(state, quoteId)));
  useEffect(() => {
    if (quoteId > 0) void dispatch(reloadQuoteText(quoteId));
  }, [dispatch, quoteId]);
  const draft = useDraft(`quote/${quoteId}`, seen, v.string());
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
      onTheirs={(theirs) => dispatch(quoteTextSeen({ quoteId, text: theirs }))}
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

const textIn = (entry: QuoteTextEntry | undefined): string => (entry?.status === 'loaded' ? entry.text : '');
