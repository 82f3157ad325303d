import { useEffect, useId, useState } from 'react';
import type { PassageRef } from '@/bible/passage';
import { formatReference } from '@/bible/references/reference';
import { TAKES_NO_TOPICS, useLacksQuoteTopics } from '@/features/quotes/public';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import { Field, CheckField } from '@/ui/controls/Field';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';
import '@/ui/controls/forms.scss';
import { keepInSight } from './keepInSight';
import { NOTES, useNote } from './useNote';

const ROWS = 5;

interface NoteDialogProps {
  passage: PassageRef;
  onClose: () => void;
}

/** Writes a note on the chosen verses, which remain visible beside it. */
export function NoteDialog({ passage, onClose }: NoteDialogProps) {
  const { draft, state, keep, tag } = useNote(passage);
  const { lacks } = useLacksQuoteTopics({ atOnce: true });
  const [withTopic, setWithTopic] = useState(true);
  const closeWhenDone = useCloseWhileOpen(onClose);
  const id = useId();
  const { startVerse, endVerse } = passage;
  useEffect(() => {
    keepInSight(startVerse, endVerse);
  }, [startVerse, endVerse]);
  const saving = state.status === 'saving';
  const savable = !saving && !isBlank(draft.value);
  const closeIf = (done: boolean) => {
    if (done) closeWhenDone();
  };
  const untagged = state.status === 'untagged' ? state : null;
  const title = `Note on ${formatReference(passage)}`;
  if (untagged)
    return (
      <Dialog
        title={title}
        beside
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Leave it without</Button>
            <Button main onClick={() => void tag(untagged.quoteId).then(closeIf)}>
              Put it on again
            </Button>
          </>
        }
      >
        <p role="alert">
          {untagged.problem} Its topic is “{NOTES}”.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      beside
      locked={saving}
      onClose={onClose}
      onSubmit={() => {
        if (savable) void keep(withTopic && !lacks).then(closeIf);
      }}
      footer={
        <FormButtons
          submit="Save"
          disabled={!savable}
          hint="Write a note first"
          locked={saving}
          onDiscard={draft.discard}
          onClose={onClose}
        />
      }
    >
      <Field label="Note">
        {(fieldId) => (
          <textarea
            id={fieldId}
            dir="auto"
            className="form-control"
            rows={ROWS}
            readOnly={saving}
            value={draft.value}
            onChange={({ target }) => draft.change(target.value)}
          />
        )}
      </Field>
      <DraftRestored draft={draft} />
      {!lacks && (
        <CheckField
          id={id}
          label={`Topic “${NOTES}”`}
          checked={withTopic}
          disabled={saving}
          onChange={setWithTopic}
        />
      )}
      <p className="muted">It is kept among your quotes, with its reference. {lacks && TAKES_NO_TOPICS}</p>
    </Dialog>
  );
}
