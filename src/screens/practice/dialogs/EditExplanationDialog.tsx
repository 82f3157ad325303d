import { useId, useState } from 'react';
import * as v from 'valibot';
import { passageName } from '@/domain/memory/passageEdit';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { saveExplanation } from '@/store/passages/passageWrites';
import { selectWriting } from '@/store/passages/passageWrites';
import { useDraft } from '@/store/core/useDraft';
import { useSave } from '@/store/sync/useSave';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import { DraftDialog } from '../../shared/DraftDialog';

interface EditExplanationDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Adds or updates a passage's explanation; a blank one cannot be saved (§5 'Explanation save'). */
export function EditExplanationDialog({ passage, onClose }: EditExplanationDialogProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const { passageId } = passage;
  const [stored] = useState(passage.explanation);
  const draft = useDraft(`explanation/${passageId}`, stored, v.string());
  const explanation = draft.value;
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const saver = useSave(draft, (typed, decided) => {
    const was = decided.includes('explanation') ? null : draft.base;
    return dispatch(saveExplanation({ passageId, explanation: typed.trim(), was }));
  });
  const busy = saver.saving || writing;
  return (
    <DraftDialog
      title={isBlank(stored) ? 'Add Explanation' : 'Update Explanation'}
      {...{ draft, saver, onClose }}
      savable={!busy && !isBlank(explanation)}
      status={<output className="muted">{busy && 'Saving…'}</output>}
    >
      <label className="form-label" htmlFor={id}>
        Explanation of {passageName(passage)}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={textAreaRows(explanation)}
        value={explanation}
        onChange={({ target }) => draft.change(target.value)}
      />
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
    </DraftDialog>
  );
}
