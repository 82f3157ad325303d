import type { MemoryPassage } from '../model/memoryPassage';
import { ownWording, wordingChange } from '../model/passageEdit';
import { plainText } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { editPassage } from '../store/passageWrites';
import { selectWriting } from '../store/passageWrites';
import { selectOverridesSettled, selectTextOverride } from '../store/textOverrides';
import { useBibleText } from '@/bible/text/useBibleText';
import { useSave } from '@/data/sync/useSave';
import { Dialog } from '@/ui/dialogs/Dialog';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { Loading } from '@/ui/feedback/LoadState';
import { useStaysTrue } from '@/ui/useStaysTrue';
import { DraftDialog } from '@/ui/dialogs/DraftDialog';
import { EditPassageFields } from './EditPassageFields';
import { EditPassageText } from './EditPassageText';
import { useEditDraft } from './useEditDraft';
import { usePassageRefresh } from './usePassageRefresh';

interface EditPassageDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Edits a memory passage: translation, verses, letter, box, and the user's own wording. */
export function EditPassageDialog({ passage, onClose }: EditPassageDialogProps) {
  const settled = useAppSelector(selectOverridesSettled);
  usePassageRefresh();
  const isReady = useStaysTrue(settled);
  // The form waits for the own wordings: text typed without them could overwrite one.
  if (isReady) return <EditPassageForm passage={passage} onClose={onClose} />;
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
  const writing = useAppSelector((state) => selectWriting(state, passageId)) !== undefined;
  const draft = useEditDraft(passage, override?.text ?? '');
  const { base } = draft;
  const stored = { storedText: base.ownText ?? '', storedLetter: base.letter };
  const { translation, startVerse, endVerse, letter, ownText } = draft.value;
  const box = draft.value.box ?? passage.box;
  const { text, retry } = useBibleText({ translation, bookName, chapter, startVerse, endVerse });
  const translationText = text.status === 'loaded' ? plainText(text.verses) : null;
  // Without a text in the translation, only an own wording can be saved.
  const textless = text.status === 'missing' && ownWording(ownText, translationText) === null;

  const saver = useSave(draft, (_, fieldsToOverwrite) => {
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
        was: { ...base, box: draft.value.box === null ? box : (draft.value.replacedBox ?? passage.box) },
        fieldsToOverwrite,
        ...(rewording && { override: rewording, wasText: stored.storedText }),
      }),
    );
  });
  const busy = saver.saving || writing;
  return (
    <DraftDialog
      title="Edit Passage"
      size="lg"
      draft={draft}
      saver={saver}
      onClose={onClose}
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
