import * as v from 'valibot';
import { passageName } from '../../model/passageEdit';
import type { MemoryPassage } from '../../model/memoryPassage';
import { isBlank, preview, textAreaRows } from '@/platform/values/text';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { saveExplanation, selectWriting } from '../../store/passageWrites';
import { useDraft } from '@/data/visit/useDraft';
import { useSave } from '@/data/write/useSave';
import { usePassageRefresh } from '../../store/useMemoryPassages';
import { TextArea } from '@/ui/controls/TextArea';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { DraftDialog } from '@/ui/dialogs/DraftDialog';

interface EditExplanationDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Adds or updates a passage's explanation; a blank one cannot be saved. */
export function EditExplanationDialog({ passage, onClose }: EditExplanationDialogProps) {
  const dispatch = useAppDispatch();
  const { passageId } = passage;
  usePassageRefresh();
  const stored = passage.explanation;
  const draft = useDraft(`explanation/${passageId}`, stored, v.string());
  const explanation = draft.value;
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const saver = useSave(draft, (typed, fieldsToOverwrite) => {
    const was = fieldsToOverwrite.includes('explanation') ? null : draft.base;
    return dispatch(saveExplanation({ passageId, explanation: typed.trim(), was }));
  });
  const busy = saver.saving || writing;
  return (
    <DraftDialog
      title={isBlank(stored) ? 'Add Explanation' : 'Update Explanation'}
      draft={draft}
      saver={saver}
      onClose={onClose}
      saving={saver.saving}
      savable={!busy && !isBlank(explanation)}
      status={<output className="muted">{busy && 'Saving…'}</output>}
    >
      <TextArea
        label={`Explanation of ${passageName(passage)}`}
        rows={textAreaRows(explanation)}
        value={explanation}
        onChange={draft.change}
      />
      <DraftRestored draft={draft}>
        {explanation !== stored && <span>{storedNow(stored)}</span>}
      </DraftRestored>
    </DraftDialog>
  );
}

/** The server's version, in one line. */
const storedNow = (explanation: string): string =>
  isBlank(explanation) ? 'Nothing is stored yet.' : `Stored now: “${preview(explanation, 200)}”`;
