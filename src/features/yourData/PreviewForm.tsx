import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/Field';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';
import type { Head } from './model/formats/libraryFile';
import { countsLabel, rowLabel, type PreviewRow } from './model/previewRows';
import type { Preview } from './useImport';
import styles from './YourData.module.scss';

interface PreviewFormProps {
  preview: Preview;
  /** While another import is under way. */
  disabled: boolean;
  onAdd: (rows: readonly PreviewRow[], head: Head | undefined) => void;
  onCancel: () => void;
}

const ROW_HEIGHT = 52;

/** What is new, what is there already, and what cannot be read; each row that is new can be left out. */
export function PreviewForm({ preview, disabled, onAdd, onCancel }: PreviewFormProps) {
  const { what, notes, rows, head } = preview;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [withSettings, setWithSettings] = useState(true);
  const of = (state: PreviewRow['state']) => rows.filter((row) => row.state === state);
  const [fresh, there, unreadable] = [of('new'), of('there'), of('unreadable')];
  const chosen = fresh.filter(({ at }) => !left.has(at));
  const hasSettings = head !== undefined && Object.keys({ ...head.settings, ...head.drafts }).length > 0;
  const toggle = ({ at }: PreviewRow, isWanted: boolean) => {
    const next = new Set(left);
    if (isWanted) next.delete(at);
    else next.add(at);
    setLeft(next);
  };
  return (
    <div role="group" aria-label="Preview" className={styles.preview}>
      <p>
        {what}: {fresh.length} new, {there.length} there already, {unreadable.length} cannot be read.
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {unreadable.length > 0 && (
        <Disclosure summary={`Cannot be read (${unreadable.length})`} defaultOpen>
          <LongList label="Cannot be read" items={unreadable} keyOf={({ at }) => at} estimate={ROW_HEIGHT}>
            {(row) => <RowWords row={row} />}
          </LongList>
        </Disclosure>
      )}
      {fresh.length > 0 && (
        <Disclosure summary={`New (${fresh.length})`} defaultOpen>
          <LongList label="New" items={fresh} keyOf={({ at }) => at} estimate={ROW_HEIGHT}>
            {(row) => (
              <CheckField
                id={`import-row-${row.at}`}
                label={rowLabel(row)}
                checked={!left.has(row.at)}
                onChange={(isWanted) => toggle(row, isWanted)}
              >
                <span className="muted">{row.place}</span>
              </CheckField>
            )}
          </LongList>
        </Disclosure>
      )}
      {there.length > 0 && (
        <Disclosure summary={`There already (${there.length})`}>
          <LongList label="There already" items={there} keyOf={({ at }) => at} estimate={ROW_HEIGHT}>
            {(row) => <RowWords row={row} />}
          </LongList>
        </Disclosure>
      )}
      {hasSettings && (
        <CheckField
          id="import-settings"
          label="Also its settings and drafts, where this device has none; they count from the next start"
          checked={withSettings}
          onChange={setWithSettings}
        />
      )}
      <div className={`actions ${styles.foot}`}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          main
          disabled={disabled || chosen.length === 0}
          onClick={() => onAdd(chosen, hasSettings && withSettings ? head : undefined)}
        >
          Add {countsLabel(chosen.flatMap((row) => ('item' in row ? row.item : [])))}
        </Button>
      </div>
    </div>
  );
}

function RowWords({ row }: { row: PreviewRow }) {
  return (
    <div>
      <span>{rowLabel(row)}</span>
      <br />
      <span className="muted">
        {row.place}: {row.reason}
      </span>
    </div>
  );
}
