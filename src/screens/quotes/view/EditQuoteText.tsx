import { useId, useState } from 'react';
import * as v from 'valibot';
import type { Quote } from '@/domain/quotes/quote';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { useAppDispatch } from '@/store/core/hooks';
import { useDraft } from '@/store/core/useDraft';
import { updateQuote } from '@/store/quotes/quotes';
import { quoteTextSeen } from '@/store/quotes/quoteTexts';
import { useSave } from '@/store/sync/useSave';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import { DraftDialog } from '../../shared/DraftDialog';

const MAX_ROWS = 24;

interface EditQuoteTextProps {
  quote: Quote;
  /** Its text when the dialog was opened: a later answer never replaces what the person types. */
  before: string;
  onClose: () => void;
}

/** The form of Edit Quote; what is typed survives until the server has it (§5 'Edit Quote save'). */
export function EditQuoteText({ quote, before, onClose }: EditQuoteTextProps) {
  const dispatch = useAppDispatch();
  const [seen] = useState(before);
  const draft = useDraft(`quote/${quote.quoteId}`, seen, v.string());
  const text = draft.value;
  const saver = useSave(draft, (typed, decided) => {
    if (typed === seen) return null;
    return dispatch(
      updateQuote({ quote, text: typed, ...(!decided.includes('text') && { was: draft.base }) }),
    );
  });
  const id = useId();
  return (
    <DraftDialog
      title="Edit Quote"
      size="lg"
      {...{ draft, saver, onClose }}
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
