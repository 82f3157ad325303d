import { useRef, useState } from 'react';
import { translationOf } from '@/bible/translations';
import type { BibleSearch } from '../model/bibleSearch';
import type { SearchResult } from '../model/searchResult';
import { isBlank, formatNumber } from '@/platform/values/text';
import { emailResults } from '../store/selectionActions';
import { useAppDispatch } from '@/data/store/hooks';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { TextField } from '@/ui/controls/Field';

interface EmailResultsDialogProps {
  search: BibleSearch;
  results: readonly SearchResult[];
  onClose: () => void;
}

/** More verses than this are sent only after a confirmation. */
const MAX_UNASKED = 200;

/** Emails the results; the email address is validated only by the browser's own field. */
export function EmailResultsDialog({ search, results, onClose }: EmailResultsDialogProps) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [emailTo, setEmailTo] = useState('');
  const [asked, setAsked] = useState(results.length <= MAX_UNASKED);

  const isLong = results.length > MAX_UNASKED;
  const count = formatNumber(results.length);

  const send = () => {
    if (isBlank(emailTo) || !field.current?.reportValidity()) return;
    if (!asked) {
      setAsked(true);
      return;
    }
    void submit(() => dispatch(emailResults({ emailTo: emailTo.trim(), search, results })));
  };

  return (
    <Dialog
      title="Email Results"
      onClose={onClose}
      onSubmit={send}
      footer={
        <FormButtons
          submit={busy ? 'Sending…' : asked && isLong ? `Send all ${count}` : 'Send'}
          disabled={busy || isBlank(emailTo)}
          onClose={onClose}
        />
      }
    >
      <p className="muted">
        {results.length === 1 ? 'The verse will be sent' : `All ${count} verses will be sent`}
        {search.translations.length > 1 && `, ${whichTranslations(results)}`}.
      </p>
      {asked && isLong && (
        <p role="alert">
          {count} verses make a very long email. Narrow the results to send fewer, or send them all.
        </p>
      )}
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

/** Of several translations that have a verse only the first is sent. */
function whichTranslations(results: readonly SearchResult[]): string {
  const codes = [...new Set(results.map(({ translation }) => translation))];
  const names = codes.map((code) => translationOf(code).shortName);
  return names.length === 1
    ? `in the ${names[0]}`
    : `each in one translation: ${new Intl.ListFormat('en').format(names)}`;
}
