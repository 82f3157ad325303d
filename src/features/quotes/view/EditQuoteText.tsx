import { useId, useState } from 'react';
import * as v from 'valibot';
import type { Quote } from '../model/quote';
import { isBlank, textAreaRows } from '@/platform/values/text';
import { useAppDispatch } from '@/data/store/hooks';
import { useDraft } from '@/data/visit/useDraft';
import { updateQuote } from '../store/quotes';
import { quoteTextSeen } from '../store/quoteTexts';
import { useSave } from '@/data/sync/useSave';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { DraftDialog } from '@/ui/dialogs/DraftDialog';

const MAX_ROWS = 24;

interface EditQuoteTextProps {
  quote: Quote;
  /** Its text when the dialog was opened: a later answer never replaces what the person types. */
  before: string;
  onClose: () => void;
}

/** The form of Edit Quote; what is typed survives until the server has it. */
export function EditQuoteText({ quote, before, onClose }: EditQuoteTextProps) {
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
  const id = useId();
  return (
    <DraftDialog
      title="Edit Quote"
      size="lg"
      draft={draft}
      saver={saver}
      onClose={onClose}
      savable={!saver.saving && !isBlank(text)}
      onTheirs={(theirs) => dispatch(quoteTextSeen({ quoteId: quote.quoteId, text: theirs }))}
    >
      <label htmlFor={id} className="visually-hidden">
        Quote text
      </label>
      <textarea
        id={id}
        dir="auto"
        className="form-control"
        rows={Math.min(MAX_ROWS, textAreaRows(text))}
        readOnly={saver.saving}
        value={text}
        onChange={({ target }) => draft.change(target.value)}
      />
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
    </DraftDialog>
  );
}
