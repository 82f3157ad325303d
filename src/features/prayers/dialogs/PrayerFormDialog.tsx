import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PrayerFields } from '../model/prayer';
import { isBlank } from '@/platform/values/text';
import { useDraft } from '@/data/visit/useDraft';
import { useSave, type Saving } from '@/data/write/useSave';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { ConflictNotice } from '@/ui/controls/ConflictNotice';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { prayerFields } from '../api/writes';
import { PrayerFormFields } from './PrayerFormFields';

interface PrayerFormDialogProps {
  title: string;
  /** The storage name of the draft. */
  draftName: string;
  initial: PrayerFields;
  /** The fields that an earlier dialog is still sending; they are shown and cannot be sent again. */
  beingSaved?: PrayerFields | undefined;
  /**
   * Saves the fields. `fieldsToOverwrite` names those that may overwrite another device's change, and `base` is the
   * prayer that the person saw when they began.
   */
  onSave: (fields: PrayerFields, fieldsToOverwrite: readonly string[], base: PrayerFields) => Saving;
  onClose: () => void;
}

/** The dialog closes this long after saving. */
const CLOSE_AFTER_MS = 1000;

/** The form that adds or edits a prayer. The draft survives a failure, Close and a reload. */
export function PrayerFormDialog(props: PrayerFormDialogProps) {
  const { title, draftName, initial, beingSaved, onSave, onClose } = props;
  const formId = useId();
  const draft = useDraft(draftName, initial, prayerFields);
  const { saving, conflict, save, saveMine } = useSave(draft, (typed, fieldsToOverwrite) =>
    onSave(trimmed(typed, draft.base), fieldsToOverwrite, draft.base),
  );
  const [isSaved, setIsSaved] = useState(false);
  const blank = isBlank(draft.value.title);
  const locked = isSaved || saving || beingSaved !== undefined;

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => close(), CLOSE_AFTER_MS);
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
        <FormButtons
          submit={beingSaved ? 'Being saved' : isSaved ? 'Saved' : saving ? 'Saving…' : 'Save'}
          disabled={locked || blank}
          {...(blank && { hint: 'It needs a title' })}
          locked={locked}
          onDiscard={draft.discard}
          onClose={onClose}
        />
      }
    >
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
      <PrayerFormFields
        id={formId}
        value={beingSaved ?? draft.value}
        readOnly={locked}
        onChange={draft.change}
      />
      {beingSaved ? (
        <p role="status">Being saved: it cannot be sent a second time.</p>
      ) : (
        <DraftRestored draft={draft} />
      )}
    </Dialog>
  );
}

/**
 * The fields as they are saved: without outer white space. One that the person left as it was keeps it: otherwise it would be sent too,
 * over another device's change of it.
 */
function trimmed({ title, details, personName, daily }: PrayerFields, base: PrayerFields): PrayerFields {
  const trim = (typed: string, before: string) => (typed === before ? typed : typed.trim());
  return {
    title: trim(title, base.title),
    details: trim(details, base.details),
    personName: trim(personName, base.personName),
    daily,
  };
}
