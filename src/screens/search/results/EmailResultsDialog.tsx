import { useRef, useState } from 'react';
import type { BibleSearch } from '@/domain/search/bibleSearch';
import type { SearchResult } from '@/domain/search/searchResult';
import { isBlank } from '@/domain/text/text';
import { emailResults } from '@/store/search/emailResults';
import { useAppDispatch } from '@/store/core/hooks';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useCloseWhileOpen } from '@/ui/dialogs/useCloseWhileOpen';

interface EmailResultsDialogProps {
  search: BibleSearch;
  results: readonly SearchResult[];
  onClose: () => void;
}

/** Emails the results; only the browser's own field checks the address (§5 'Bible Search'). */
export function EmailResultsDialog({ search, results, onClose }: EmailResultsDialogProps) {
  const dispatch = useAppDispatch();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [emailTo, setEmailTo] = useState('');
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (busy || isBlank(emailTo) || !field.current?.reportValidity()) return;
    setBusy(true);
    const outcome = await dispatch(emailResults({ emailTo: emailTo.trim(), search, results }));
    setBusy(false);
    if (emailResults.fulfilled.match(outcome)) closeWhenDone();
  };

  return (
    <Dialog
      title="Email Results"
      onClose={onClose}
      onSubmit={() => void send()}
      footer={
        <FormButtons
          submit={busy ? 'Sending…' : 'Send'}
          disabled={busy || isBlank(emailTo)}
          onClose={onClose}
        />
      }
    >
      <p className="muted">
        {results.length === 1
          ? 'The verse will be sent.'
          : `All ${results.length.toLocaleString('en')} verses will be sent.`}
      </p>
      <label className="form-label" htmlFor="email-to">
        Email address
      </label>
      <input
        ref={field}
        id="email-to"
        type="email"
        className="form-control"
        autoComplete="email"
        value={emailTo}
        onChange={({ target }) => setEmailTo(target.value)}
      />
    </Dialog>
  );
}
