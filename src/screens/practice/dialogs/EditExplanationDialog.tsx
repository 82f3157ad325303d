import { useId, useState } from 'react';
import * as v from 'valibot';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { formatReference } from '@/domain/references/reference';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { saveExplanation } from '@/store/passages/passageWrites';
import { selectWriting } from '@/store/passages/passageWrites';
import { useDraft } from '@/store/core/useDraft';
import { useSave } from '@/store/sync/useSave';
import { Button } from '@/ui/forms/Button';
import { ConflictNotice } from '@/ui/forms/ConflictNotice';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';
import { DraftRestored } from '@/ui/forms/DraftRestored';

interface EditExplanationDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Adds or updates a passage's explanation; a blank one cannot be saved (§5 'Explanation save'). */
export function EditExplanationDialog({ passage, onClose }: EditExplanationDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const id = useId();
  const { passageId } = passage;
  const [stored] = useState(passage.explanation);
  const draft = useDraft(`explanation/${passageId}`, stored, v.string());
  const explanation = draft.value;
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  // What was typed stays in the dialog until it is saved.
  const { saving, conflict, save, saveMine } = useSave(draft, (typed, decided) => {
    const was = decided.includes('explanation') ? null : draft.base;
    return dispatch(saveExplanation({ passageId, explanation: typed.trim(), was }));
  });
  const busy = saving || writing;
  const savable = !busy && !isBlank(explanation);
  const closeIf = (saved: boolean) => {
    if (saved) closeWhenDone();
  };
  return (
    <Dialog
      title={isBlank(stored) ? 'Add Explanation' : 'Update Explanation'}
      onClose={onClose}
      onSubmit={() => {
        if (savable) void save().then(closeIf);
      }}
      footer={
        <>
          <output className="muted">{busy && 'Saving…'}</output>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} />
          <Button type="submit" main disabled={!savable}>
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
            draft.discard();
            onClose();
          }}
        />
      )}
      <label className="form-label" htmlFor={id}>
        Explanation of {formatReference(passage, passage.appendLetter)}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={textAreaRows(explanation)}
        value={explanation}
        onChange={({ target }) => draft.change(target.value)}
      />
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
    </Dialog>
  );
}
