import { useId, useState } from 'react';
import * as v from 'valibot';
import type { Quote } from '@/domain/quotes/quote';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { useAppDispatch } from '@/store/core/hooks';
import { useDraft } from '@/store/core/useDraft';
import { updateQuote } from '@/store/quotes/quotes';
import { quoteTextSeen } from '@/store/quotes/quoteTexts';
import { useSave } from '@/store/sync/useSave';
import { Button } from '@/ui/forms/Button';
import { ConflictNotice } from '@/ui/forms/ConflictNotice';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';

const MAX_ROWS = 24;

interface EditQuoteTextProps {
  quote: Quote;
  /** Its text when the dialog was opened: a later answer never replaces what the person types. */
  before: string;
  onClose: () => void;
}

/** The form of Edit Quote; what is typed is kept until the server has it (§5 'Edit Quote save'). */
export function EditQuoteText({ quote, before, onClose }: EditQuoteTextProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const [seen] = useState(before);
  const draft = useDraft(`quote/${quote.quoteId}`, seen, v.string());
  const text = draft.value;
  const { saving, conflict, save, saveMine } = useSave(draft, (typed, decided) => {
    if (typed === seen) return null;
    return dispatch(
      updateQuote({ quote, text: typed, ...(!decided.includes('text') && { was: draft.base }) }),
    );
  });
  const savable = !saving && !isBlank(text);
  const closeIf = (saved: boolean) => {
    if (saved) closeWhenDone();
  };
  const id = useId();
  return (
    <Dialog
      title="Edit Quote"
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (savable) void save().then(closeIf);
      }}
      footer={
        <>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} />
          <Button main type="submit" disabled={!savable}>
            Save
          </Button>
        </>
      }
    >
      {conflict && (
        <ConflictNotice
          {...conflict}
          onMine={() => void saveMine().then(closeIf)}
          onTheirs={() => {
            dispatch(quoteTextSeen({ quoteId: quote.quoteId, text: conflict.theirs }));
            draft.discard();
            onClose();
          }}
        />
      )}
      <label htmlFor={id} className="visually-hidden">
        Quote text
      </label>
      <textarea
        id={id}
        dir="auto"
        className="form-control"
        rows={Math.min(MAX_ROWS, textAreaRows(text))}
        readOnly={saving}
        value={text}
        onChange={({ target }) => draft.change(target.value)}
      />
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
    </Dialog>
  );
}
