import { useRef, useState } from 'react';
import type { BibleSearch } from '@/domain/search/bibleSearch';
import type { SearchResult } from '@/domain/search/searchResult';
import { isBlank } from '@/domain/text/text';
import { emailResults } from '@/store/search/emailResults';
import { useAppDispatch } from '@/store/core/hooks';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { TextField } from '@/ui/forms/Field';

interface EmailResultsDialogProps {
  search: BibleSearch;
  results: readonly SearchResult[];
  onClose: () => void;
}

/** Emails the results; only the browser's own field checks the address (§5 'Bible Search'). */
export function EmailResultsDialog({ search, results, onClose }: EmailResultsDialogProps) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [emailTo, setEmailTo] = useState('');

  const send = () => {
    if (isBlank(emailTo) || !field.current?.reportValidity()) return;
    void submit(() => dispatch(emailResults({ emailTo: emailTo.trim(), search, results })));
  };

  return (
    <Dialog
      title="Email Results"
      onClose={onClose}
      onSubmit={send}
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
      <TextField
        ref={field}
        label="Email address"
        type="email"
        autoComplete="email"
        value={emailTo}
        onChange={setEmailTo}
      />
    </Dialog>
  );
}
