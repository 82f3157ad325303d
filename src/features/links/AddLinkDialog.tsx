import { useState } from 'react';
import * as v from 'valibot';
import { safeHttpUrl } from '@/platform/page/openExternal';
import { validateLink } from './model/links';
import { useAppDispatch } from '@/data/store/hooks';
import { addLink } from './store';
import { useDraft } from '@/data/visit/useDraft';
import { useSave } from '@/data/write/useSave';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { TextField } from '@/ui/controls/Field';
import { FormProblem } from '@/ui/controls/FormProblem';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';
import { DraftRestored } from '@/ui/controls/DraftRestored';
import styles from './LinksScreen.module.scss';

const linkFields = v.object({ label: v.string(), url: v.string() });

/** Adds a link of the user's own; the draft survives until it is saved. */
export function AddLinkDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const draft = useDraft('link', { label: '', url: '' }, linkFields);
  const { label, url } = draft.value;
  const [problem, setProblem] = useState<string | null>(null);
  const { saving, save } = useSave(draft, (link) => dispatch(addLink(link)));

  const add = async () => {
    if (saving) return;
    const found = validateLink(label, url) ?? spellingProblem(url);
    setProblem(found);
    if (found !== null) return;
    if (await save()) closeWhenDone();
  };

  return (
    <Dialog
      title="Add Link"
      locked={saving}
      onClose={onClose}
      onSubmit={() => void add()}
      footer={
        <FormButtons
          submit={saving ? 'Adding…' : 'Add Link'}
          disabled={saving}
          locked={saving}
          onDiscard={draft.discard}
          onClose={onClose}
        />
      }
    >
      <div className={styles.field}>
        <TextField
          label="Label"
          autoComplete="off"
          value={label}
          onChange={(typed) => draft.change({ label: typed, url })}
        />
      </div>
      <TextField
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        value={url}
        onChange={(typed) => draft.change({ label, url: typed })}
      />
      <FormProblem problem={problem} />
      <DraftRestored draft={draft} />
    </Dialog>
  );
}

const spellingProblem = (url: string): string | null =>
  safeHttpUrl(url.trim()) === null ? 'This URL is not complete: check its spelling' : null;
