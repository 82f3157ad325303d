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
import { Button } from '@/ui/forms/Button';
import { ConflictNotice } from '@/ui/forms/ConflictNotice';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { Dialog } from '@/ui/dialogs/Dialog';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import { Loading } from '@/ui/lists/LoadState';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';
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
  // What is typed before it is known whether there is an own wording would take its place.
  if (begun) return <EditPassageForm passage={passage} onClose={onClose} />;
  return (
    <Dialog title="Edit Passage" size="lg" onClose={onClose}>
      <Loading what="the text" />
    </Dialog>
  );
}

function EditPassageForm({ passage, onClose }: EditPassageDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const { passageId, bookName, chapter } = passage;
  const override = useAppSelector((state) => selectTextOverride(state, passageId));
  // What a save changes is told from what was there when the dialog opened: the lists may be refreshed meanwhile.
  const [seen] = useState({ ...passage, text: override?.text ?? '' });
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const draft = useEditDraft(passage, seen.text);
  const { base } = draft;
  const stored = { storedText: base.ownText ?? '', storedLetter: base.letter };
  const { translation, startVerse, endVerse, letter, ownText } = draft.value;
  const box = draft.value.box ?? passage.box;
  const { text, retry } = useBibleText({ translation, bookName, chapter, startVerse, endVerse });
  const translationText = text.status === 'loaded' ? plainText(text.verses) : null;
  const hasOwnWording = ownWording(ownText, translationText) !== null;
  // A text that there is not can be no passage's; one's own may stand in its place.
  const textless = text.status === 'missing' && !hasOwnWording;

  // What was typed stays in the dialog until it is saved.
  const { saving, conflict, save, saveMine } = useSave(draft, (_, decided) => {
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
        // A box that was not chosen here is none that is to be written.
        was: { ...base, box: draft.value.box === null ? box : seen.box },
        decided,
        ...(rewording && { override: rewording, wasText: stored.storedText }),
      }),
    );
  });
  const busy = saving || writing;
  const closeIf = (saved: boolean) => {
    if (saved) closeWhenDone();
  };

  return (
    <Dialog
      title="Edit Passage"
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (!busy && !textless) void save().then(closeIf);
      }}
      footer={
        <>
          <output className="muted">{busy && 'Saving…'}</output>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} />
          <Button type="submit" main disabled={busy || textless}>
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
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
      <p className="muted">{formatReference({ bookName, chapter, startVerse, endVerse }, letter)}</p>
      <EditPassageFields passage={passage} draft={draft.value} onChange={draft.act} />
      <EditPassageText draft={draft.value} entry={text} onChange={draft.act} onRetry={retry} />
    </Dialog>
  );
}
