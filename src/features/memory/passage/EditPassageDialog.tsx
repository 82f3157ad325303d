import { useState } from 'react';
import { isRepairable, type MemoryPassage } from '../model/memoryPassage';
import { asCustomText, customTextChange, boxName, passageName } from '../model/passageEdit';
import { translationOf } from '@/bible/translations';
import { isOfKnownBook } from '@/bible/unknownBook';
import { preview } from '@/platform/values/text';
import { versesText } from '@/bible/passageText';
import { formatReference, rangeKey } from '@/bible/references/reference';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectPassages } from '../store/passages';
import { editPassage, selectWriting } from '../store/passageWrites';
import { selectOverridesKnown, selectTextOverride } from '../store/textOverrides';
import { useBibleText } from '@/bible/text/useBibleText';
import { useSave } from '@/data/write/useSave';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { Loading } from '@/ui/feedback/LoadState';
import { useLatched } from '@/ui/useLatched';
import { DraftDialog } from '@/ui/dialogs/DraftDialog';
import { EditPassageFields } from './EditPassageFields';
import { EditPassageText } from './EditPassageText';
import { useEditDraft } from './useEditDraft';
import { usePassageRefresh } from '../store/useMemoryPassages';
import type { PassageRef } from '@/bible/passage';
import { BookNote, DamagedMark } from './DamagedMark';

interface EditPassageDialogProps {
  passage: MemoryPassage;
  onClose: () => void;
}

/** Edits a memory passage: translation, verses, letter, box, and the user's custom text. */
export function EditPassageDialog({ passage, onClose }: EditPassageDialogProps) {
  const overridesKnown = useAppSelector(selectOverridesKnown);
  usePassageRefresh();
  const isReady = useLatched(overridesKnown);
  // The form waits for the custom texts, because text typed without them could overwrite one.
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
  const translationText = text.status === 'loaded' ? versesText(text.verses) : null;
  // Without a text in the translation, only a custom text can be saved; where no translation can have one, also the rest without a letter.
  const isStuck = text.status === 'missing' && !(text.isNowhere && letter === stored.storedLetter);
  const textless = isStuck && asCustomText(ownText, translationText) === null;

  const saver = useSave(draft, (_, fieldsToOverwrite) => {
    const rewording = customTextChange({ translationText, ownText, letter, ...stored });
    const same =
      rewording === null &&
      !isRepairable(passage) &&
      translation === base.translation &&
      startVerse === base.startVerse &&
      endVerse === base.endVerse &&
      box === passage.box;
    if (same) return null;
    return dispatch(
      editPassage({
        passageId,
        changes: { translation, startVerse, endVerse, box },
        // A box that was not chosen here equals the base, and so is not written.
        was: { ...base, box: draft.value.box === null ? box : (draft.value.replacedBox ?? passage.box) },
        fieldsToOverwrite,
        ...(rewording && { override: rewording, wasText: stored.storedText }),
      }),
    );
  });
  const busy = saver.saving || writing;
  const edited = { translation, bookName, chapter, startVerse, endVerse };
  const isTwin = useAppSelector((state) => isAmongOthers(selectPassages(state), passage, edited));
  const [asks, setAsks] = useState(false);
  const closeWhenDone = useCloseWhileOpen(onClose);
  const saveOrAsk = async (): Promise<boolean> => {
    if (!isTwin) return saver.save();
    setAsks(true);
    return false;
  };
  if (asks) {
    return (
      <ConfirmDialog
        title="Have it twice?"
        confirmLabel="Save anyway"
        onConfirm={() => {
          setAsks(false);
          void saver.save().then((saved) => saved && closeWhenDone());
        }}
        onCancel={() => setAsks(false)}
      >
        <p>
          {formatReference(edited)} in the {translationOf(translation).shortName} is among your memory
          passages already.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <DraftDialog
      title="Edit Passage"
      size="lg"
      draft={draft}
      saver={{ ...saver, save: saveOrAsk }}
      onClose={onClose}
      saving={saver.saving}
      savable={!busy && !textless}
      status={<output className="muted">{busy && 'Saving…'}</output>}
    >
      <DraftRestored draft={draft}>
        <span>{storedNow(passage, override?.text ?? '')}</span>
      </DraftRestored>
      <p className="muted">{formatReference({ bookName, chapter, startVerse, endVerse }, letter)}</p>
      <DamagedMark passage={passage} />
      <BookNote passage={passage} />
      <EditPassageFields passage={passage} draft={draft} />
      <EditPassageText draft={draft} entry={text} onRetry={retry} />
    </DraftDialog>
  );
}

/** Whether an edit makes a passage equal to another one, which is asked about because the server deletes none. */
const isAmongOthers = (all: readonly MemoryPassage[], passage: MemoryPassage, edited: PassageRef): boolean =>
  isOfKnownBook(passage) &&
  rangeKey(edited) !== rangeKey(passage) &&
  all.some((each) => each.passageId !== passage.passageId && rangeKey(each) === rangeKey(edited));

/** The server's version in one line: 'Stored now: John 3:16a, KJV, Box 1, “God loved”'. */
function storedNow(passage: MemoryPassage, ownText: string): string {
  const { shortName } = translationOf(passage.translation);
  const parts = [passageName(passage), shortName, boxName(passage.box)];
  return `Stored now: ${[...parts, ...(ownText === '' ? [] : [`“${preview(ownText, 60)}”`])].join(', ')}`;
}
