import { useEffect, useId, useRef, useState } from 'react';
import { isBlank } from '@/domain/text/text';
import { useDraft } from '@/store/core/useDraft';
import { useSave, type Saving } from '@/store/sync/useSave';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { Dialog } from '@/ui/dialogs/Dialog';
import { ConflictNotice } from '@/ui/forms/ConflictNotice';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import { readFields, trimmed, type PrayerFields } from './prayerDraft';
import { PrayerFormFields } from './PrayerFormFields';

interface PrayerFormDialogProps {
  title: string;
  /** The name under which what is typed is kept. */
  draftName: string;
  initial: PrayerFields;
  /** An earlier one of its kind that is on its way: it is shown, and not sent again. */
  beingSaved?: PrayerFields | null;
  /**
   * Writes it; `decided` names the fields that are written whatever another device made of them, and `base` is what the
   * person had seen.
   */
  onSave: (fields: PrayerFields, decided: readonly string[], base: PrayerFields) => Saving;
  onClose: () => void;
}

const WORDS = { typing: 'Save', saving: 'Saving…', saved: 'Saved' };

/** §9: the dialog closes this long after saving. */
const CLOSE_AFTER_MS = 1000;

/** The one dialog of a prayer, to add or to edit (§2, §4, §5). What is typed outlives a failure, Close and a reload. */
export function PrayerFormDialog(props: PrayerFormDialogProps) {
  const { title, draftName, initial, beingSaved = null, onSave, onClose } = props;
  const formId = useId();
  const draft = useDraft(draftName, initial, readFields);
  const { saving, conflict, save, saveMine } = useSave(draft, (typed, decided) =>
    onSave(trimmed(typed), decided, draft.base),
  );
  const [isSaved, setIsSaved] = useState(false);
  const phase = isSaved ? 'saved' : saving ? 'saving' : 'typing';
  const blank = isBlank(draft.value.title);
  const locked = phase !== 'typing' || beingSaved !== null;

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => close.current(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => {
        if (!locked && !blank) void save().then(setIsSaved);
      }}
      footer={
        <>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} disabled={locked} />
          <button type="submit" className="btn btn-primary" disabled={locked || blank}>
            {beingSaved ? 'Being saved' : WORDS[phase]}
          </button>
        </>
      }
    >
      <PrayerFormFields
        id={formId}
        value={beingSaved ?? draft.value}
        readOnly={locked}
        onChange={draft.change}
      />
      {conflict && (
        <ConflictNotice
          {...conflict}
          onMine={() => void saveMine().then(setIsSaved)}
          onTheirs={() => {
            draft.discard();
            onClose();
          }}
        />
      )}
      {beingSaved ? (
        <p role="status">Being saved: it cannot be sent a second time.</p>
      ) : (
        <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
      )}
    </Dialog>
  );
}
