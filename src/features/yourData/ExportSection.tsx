import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/CheckField';
import { handOffFocus } from '@/ui/focus/handOffFocus';
import { Disclosure } from '@/ui/lists/Disclosure';
import { EXPORT_PARTS, type ExportPart } from './store/exportLibrary';
import { useExport } from './useExport';

const PARTS: Readonly<Record<ExportPart, string>> = {
  json: 'Everything, to be brought in again (JSON)',
  csv: 'Tables for a spreadsheet (CSV)',
  markdown: 'Quotes and nuggets to read (Markdown)',
  anki: 'Memory passages for Anki (text)',
};

/** Everything of the user's as a file. */
export function ExportSection() {
  const { state, run, cancel } = useExport();
  const [parts, setParts] = useState<readonly ExportPart[]>(EXPORT_PARTS);
  const isWorking = state.is === 'working';
  return (
    <section aria-labelledby="export">
      <h2 id="export">Take it with you</h2>
      <p className="muted">
        All that the server has of you, and what only this device has: how you recalled, your settings,
        drafts, and what waits to be sent.
      </p>
      <div className="actions">
        <Button main disabled={isWorking || parts.length === 0} onClick={() => void run(parts)}>
          Export everything
        </Button>
        {isWorking && <Button onClick={handOffFocus(cancel)}>Cancel</Button>}
      </div>
      <p role="status">
        {state.is === 'working' && `Working on ${state.what}…`}
        {state.is === 'done' && [`${state.name} is ready.`, ...state.notes].join(' ')}
      </p>
      {state.is === 'failed' && (
        <p role="alert">Something could not be loaded, so that the file would not be complete. Try again.</p>
      )}
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
