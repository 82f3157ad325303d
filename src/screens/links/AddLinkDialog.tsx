import { useState } from 'react';
import { safeHttpUrl } from '@/domain/bible/externalSites';
import { validateLink } from '@/domain/links/links';
import { useAppDispatch } from '@/store/core/hooks';
import { addLink } from '@/store/links/links';
import { useDraft } from '@/store/core/useDraft';
import { useSave } from '@/store/sync/useSave';
import { CancelDraft } from '@/ui/forms/CancelDraft';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormProblem } from '@/ui/forms/FormProblem';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';
import { DraftRestored } from '@/ui/forms/DraftRestored';
import styles from './LinksScreen.module.scss';

interface LinkFields {
  label: string;
  url: string;
}

const BLANK: LinkFields = { label: '', url: '' };

/** A stored draft, or null where it is no such thing. */
function readLink(stored: unknown): LinkFields | null {
  if (typeof stored !== 'object' || stored === null || !('label' in stored) || !('url' in stored))
    return null;
  const { label, url } = stored;
  return typeof label === 'string' && typeof url === 'string' ? { label, url } : null;
}

/** Adds a link of one's own; what was typed stays until it is saved (§5 'Add Link'). */
export function AddLinkDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const draft = useDraft('link', BLANK, readLink);
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
      onClose={onClose}
      onSubmit={() => void add()}
      footer={
        <>
          <CancelDraft onDiscard={draft.discard} onClose={onClose} />
          <button type="submit" className="btn btn-primary" disabled={saving}>
            {saving ? 'Adding…' : 'Add Link'}
          </button>
        </>
      }
    >
      <div className={styles.field}>
        <label className="form-label" htmlFor="link-label">
          Label
        </label>
        <input
          id="link-label"
          className="form-control"
          autoComplete="off"
          value={label}
          onChange={({ target }) => draft.change({ label: target.value, url })}
        />
      </div>
      <label className="form-label" htmlFor="link-url">
        URL
      </label>
      <input
        id="link-url"
        className="form-control"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        value={url}
        onChange={({ target }) => draft.change({ label, url: target.value })}
      />
      <FormProblem problem={problem} />
      <DraftRestored restored={draft.restored} onDiscard={draft.discard} />
    </Dialog>
  );
}

const spellingProblem = (url: string): string | null =>
  safeHttpUrl(url.trim()) === null ? 'This URL is not complete: check its spelling' : null;
