import { useState } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { ownWording, wordingChange } from '@/domain/memory/passageEdit';
import { plainText } from '@/domain/bible/passageText';
import { formatReference } from '@/domain/references/reference';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { editPassage } from '@/store/passages/passageWrites';
import { selectWriting } from '@/store/passages/passageWrites';
import { selectOverridesSettled, selectTextOverride } from '@/store/passages/textOverrides';
import { useBibleText } from '@/store/bible/useBibleText';
import { useSave } from '@/store/sync/useSave';
import { Dialog } from '@/ui/dialogs/Dialog';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import { Loading } from '@/ui/lists/LoadState';
import { DraftDialog } from '../DraftDialog';
import { EditPassageFields } from './EditPassageFields';
import { EditPassageText } from './EditPassageText';
import { useEditDraft } from './useEditDraft';

interface EditPassageDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Edits a memory passage: translation, verses, letter, box, and the user's own wording (§2, §5 'Edit passage'). */
export function EditPassageDialog({ passage, onClose }: EditPassageDialogProps) {
  const settled = useAppSelector(selectOverridesSettled);
  const [begun, setBegun] = useState(settled);
  if (settled && !begun) setBegun(true);
  // The form waits for the own wordings: text typed without them could overwrite one.
  if (begun) return <EditPassageForm passage={passage} onClose={onClose} />;
  return (
    <Dialog title="Edit Passage" size="lg" onClose={onClose}>
      <Loading what="the text" />
    </Dialog>
  );
}

function EditPassageForm({ passage, onClose }: EditPassageDialogProps) {
  const dispatch = useAppDispatch();
  const { passageId, bookName, chapter } = passage;
  const override = useAppSelector((state) => selectTextOverride(state, passageId));
  // A save compares with the passage as the dialog opened on it, because the lists may be refreshed meanwhile.
  const [seen] = useState({ ...passage, text: override?.text ?? '' });
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const draft = useEditDraft(passage, seen.text);
  const { base } = draft;
  const stored = { storedText: base.ownText ?? '', storedLetter: base.letter };
  const { translation, startVerse, endVerse, letter, ownText } = draft.value;
  const box = draft.value.box ?? passage.box;
  const { text, retry } = useBibleText({ translation, bookName, chapter, startVerse, endVerse });
  const translationText = text.status === 'loaded' ? plainText(text.verses) : null;
  // Without a text in the translation, only an own wording can be saved.
  const textless = text.status === 'missing' && ownWording(ownText, translationText) === null;

  const saver = useSave(draft, (_, decided) => {
    const rewording = wordingChange({ translationText, ownText, letter, ...stored });
    const same =
      rewording === null &&
      translation === base.translation &&
      startVerse === base.startVerse &&
      endVerse === base.endVerse &&
      box === passage.box;
    if (same) return null;
    return dispatch(
      editPassage({
        passageId,
        changes: { translation, startVerse, endVerse, box },
        // A box that was not chosen here equals the changes, and so is not written.
        was: { ...base, box: draft.value.box === null ? box : seen.box },
        decided,
        ...(rewording && { override: rewording, wasText: stored.storedText }),
      }),
    );
  });
  const busy = saver.saving || writing;
  return (
    <DraftDialog
      title="Edit Passage"
      size="lg"
      {...{ draft, saver, onClose }}
      savable={!busy && !textless}
      status={<output className="muted">{busy && 'Saving…'}</output>}
    >
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
      <p className="muted">{formatReference({ bookName, chapter, startVerse, endVerse }, letter)}</p>
      <EditPassageFields passage={passage} draft={draft} />
      <EditPassageText draft={draft} entry={text} onRetry={retry} />
    </DraftDialog>
  );
}
