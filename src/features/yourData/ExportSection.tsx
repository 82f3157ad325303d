import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import { useState, useEffect, useRef } from 'react';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton, Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/Field';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { Disclosure } from '@/ui/lists/Disclosure';
import { useOwner } from './store/account';
import { EXPORT_PARTS, exportLibrary, type ExportPart } from './store/exportLibrary';
import { ApiError } from '@/data/client/ApiError';
import { download } from '@/platform/page/download';

const PARTS: Readonly<Record<ExportPart, string>> = {
  json: 'Everything, to be imported again (JSON)',
  csv: 'Tables for a spreadsheet (CSV)',
  markdown: 'Quotes and nuggets to read (Markdown)',
  anki: 'Memory passages for Anki (text)',
};

/** Exports all of the user's data as a file. */
export function ExportSection() {
  const { state, run, cancel } = useExport();
  const [parts, setParts] = useState<readonly ExportPart[]>(EXPORT_PARTS);
  const isWorking = state.status === 'working';
  const everything = {
    label: 'Export everything',
    names: ['export', 'back up', 'backup', 'download'],
    disabled: isWorking,
    ...(parts.length === 0 && { disabled: true, hint: 'Nothing is chosen' }),
    run: () => void run(parts),
  };
  useActions([everything]);
  const failedMessage = useLoadMessage(
    'Something could not be loaded, so that the file would not be complete. Try again.',
    'what the file needs',
  );
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p className="muted">
        All that the server has of you, and what only this device has: how you recalled, your settings,
        drafts, and what waits to be sent.
      </p>
      <div className="actions">
        <ActionButton main action={everything} />
        {isWorking && <Button onClick={withFocusHandoff(cancel)}>Cancel</Button>}
      </div>
      <p role="status">
        {state.status === 'working' && `Working on ${state.what}…`}
        {state.status === 'done' && [`${state.name} is ready.`, ...state.messages].join(' ')}
      </p>
      {state.status === 'failed' && <p role="alert">{failedMessage}</p>}
      <Disclosure summary="What is in it">
        {EXPORT_PARTS.map((part) => (
          <CheckField
            key={part}
            id={`export-${part}`}
            label={PARTS[part]}
            checked={parts.includes(part)}
            disabled={isWorking}
            onChange={(checked) =>
              setParts(EXPORT_PARTS.filter((each) => (each === part ? checked : parts.includes(each))))
            }
          />
        ))}
        <p className="muted">Several files come together as one zip.</p>
      </Disclosure>
    </section>
  );
}

type ExportState =
  | { status: 'idle' }
  | { status: 'working'; what: string }
  | { status: 'done'; name: string; messages: readonly string[] }
  | { status: 'failed' };

/** Exports the user's library, and gives them the file. */
function useExport() {
  const owner = useOwner();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);
  const run = async (parts: readonly ExportPart[]) => {
    if (owner.user === '' || working.current !== null) return;
    const stop = new AbortController();
    working.current = stop;
    setState({ status: 'working', what: 'your lists' });
    try {
      const onProgress = (what: string) => {
        if (!stop.signal.aborted) setState({ status: 'working', what });
      };
      const { name, blob, messages } = await exportLibrary(
        { owner, now: new Date(), signal: stop.signal, onProgress },
        parts,
      );
      stop.signal.throwIfAborted();
      download(name, blob);
      setState({ status: 'done', name, messages });
    } catch (error) {
      // Cancelled: the screen shows that already.
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed' });
    } finally {
      if (working.current === stop) working.current = null;
    }
  };
  const cancel = () => {
    working.current?.abort();
    working.current = null;
    setState({ status: 'idle' });
  };
  return { state, run, cancel };
}
