import { useState } from 'react';
import type { MemoryPassage } from '@/domain/entities';
import { ownWording, wordingChange, wordingLetter } from '@/domain/passageEdit';
import { plainText } from '@/domain/passageText';
import { formatReference } from '@/domain/reference';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { editPassage } from '@/store/passageWrites';
import { selectWriting } from '@/store/passages';
import { selectTextOverride } from '@/store/textOverrides';
import { useBibleText } from '@/store/useBibleText';
import { CancelDraft } from '@/ui/CancelDraft';
import { Dialog } from '@/ui/Dialog';
import { DraftRestored } from '@/ui/DraftRestored';
import { useCloseWhileOpen } from '@/ui/useCloseWhileOpen';
import { EditPassageFields } from './EditPassageFields';
import { EditPassageText } from './EditPassageText';
import { useEditDraft } from './useEditDraft';

interface EditPassageDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Edits a memory passage: translation, verses, letter, box, and the user's own wording (§2, §5 'Edit passage'). */
export function EditPassageDialog({ passage, onClose }: EditPassageDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const { passageId, bookName, chapter } = passage;
  const storedText = useAppSelector((state) => selectTextOverride(state, passageId))?.text ?? '';
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const [saving, setSaving] = useState(false);
  const busy = saving || writing;
  const draft = useEditDraft(passage, storedText);
  const { translation, startVerse, endVerse, letter, ownText } = draft.value;
  const box = draft.value.box ?? passage.box;
  const { text, retry } = useBibleText({ translation, bookName, chapter, startVerse, endVerse });
  const translationText = text.status === 'loaded' ? plainText(text.verses) : null;
  const hasOwnWording = ownWording(ownText, translationText) !== null;
  // A text that there is not can be no passage's; one's own may stand in its place.
  const textless = text.status === 'missing' && !hasOwnWording;

  const save = async () => {
    const changes = { translation, startVerse, endVerse, box };
    const override = wordingChange({
      translationText,
      ownText,
      letter,
      storedLetter: passage.appendLetter,
      storedText,
    });
    const same =
      override.newText === null &&
      override.appendLetter === '' &&
      translation === passage.translation &&
      startVerse === passage.startVerse &&
      endVerse === passage.endVerse &&
      box === passage.box;
    setSaving(true);
    // What was typed stays in the dialog until it is saved.
    if (same || editPassage.fulfilled.match(await dispatch(editPassage({ passageId, changes, override })))) {
      draft.saved(draft.value);
      closeWhenDone();
    } else setSaving(false);
  };

  return (
    <Dialog
      title="Edit Passage"
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (!busy && !textless) void save();
      }}
      footer={
        <>
          <output className="muted">{busy && 'Saving…'}</output>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} />
          <button type="submit" className="btn btn-primary" disabled={busy || textless}>
            Save
          </button>
        </>
      }
    >
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
      <p className="muted">
        {formatReference({ bookName, chapter, startVerse, endVerse }, wordingLetter(hasOwnWording, letter))}
      </p>
      <EditPassageFields
        passage={passage}
        draft={draft.value}
        hasOwnWording={hasOwnWording}
        onChange={draft.act}
      />
      <EditPassageText draft={draft.value} entry={text} onChange={draft.act} onRetry={retry} />
    </Dialog>
  );
}
