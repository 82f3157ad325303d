import { useId, useState } from 'react';
import type { Quote } from '@/domain/quotes/quote';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { updateQuote } from '@/store/quotes/quotes';
import { selectQuoteText } from '@/store/quotes/quoteTexts';
import { readDraftText, useDraft } from '@/store/core/useDraft';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';
import { DraftRestored } from '@/ui/forms/DraftRestored';

const MOST_ROWS = 24;

/** Edits a quote's text; it stays in its field until the server has it (§5 'Edit Quote save'). */
export function EditQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const entry = useAppSelector((state) => selectQuoteText(state, quote.quoteId));
  const [before] = useState(entry?.status === 'loaded' ? entry.text : '');
  const draft = useDraft(`quote/${quote.quoteId}`, before, readDraftText);
  const text = draft.value;
  const [saving, setSaving] = useState(false);
  const id = useId();
  const save = async () => {
    if (saving || isBlank(text)) return;
    if (text !== before) {
      setSaving(true);
      const saved = updateQuote.fulfilled.match(await dispatch(updateQuote({ quote, text: text.trim() })));
      setSaving(false);
      if (!saved) return;
      draft.saved(text);
    }
    closeWhenDone();
  };
  return (
    <Dialog
      title="Edit Quote"
      size="lg"
      onClose={onClose}
      onSubmit={() => void save()}
      footer={
        <>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} />
          <button type="submit" className="btn btn-primary" disabled={saving || isBlank(text)}>
            Save
          </button>
        </>
      }
    >
      <label htmlFor={id} className="visually-hidden">
        Quote text
      </label>
      <textarea
        id={id}
        dir="auto"
        className="form-control"
        rows={Math.min(MOST_ROWS, textAreaRows(text))}
        readOnly={saving}
        value={text}
        onChange={({ target }) => draft.change(target.value)}
      />
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
    </Dialog>
  );
}
