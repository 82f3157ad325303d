import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { compareNames, formatNumber } from '@/platform/values/text';
import { CheckField } from '@/ui/controls/Field';
import { boxName } from '@/features/memory/model/public';
import { RowGroup, RowText } from './RowGroup';
import type { Head } from './model/formats/libraryFile';
import { countsLabel, rowLabel, type PreviewRow } from './model/previewRows';
import { hasStored, type Preview } from './useImport';
import styles from './YourData.module.scss';

interface PreviewFormProps {
  preview: Preview;
  /** True while another import is running. */
  disabled: boolean;
  onAdd: (rows: readonly PreviewRow[], head: Head | undefined) => void;
  onCancel: () => void;
}

const renderRow = (row: PreviewRow) => (
  <RowText label={rowLabel(row)} location={row.location} message={row.reason} />
);

/** The line of a row in the file, the box of a new passage, and whether a prayer comes archived. */
function whereOf(row: PreviewRow): string {
  if (!('item' in row)) return row.location;
  const { item, location } = row;
  if (item.kind === 'passage') return `${location} · ${boxName(item.box)}`;
  return item.kind === 'prayer' && item.archived ? `${location} · Archived` : location;
}

/** 'text size' for the key `nuggets.textSize/*`; of a draft its subject: 'note' for `nuggets.draft/*` and `/note/7`. */
const nameOfKey = (key: string): string =>
  key
    .replace(/^nuggets\.(?:draft\/)?/, '')
    .replaceAll('*', '')
    .replaceAll(/-?\d+/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

const namesOf = (keys: Readonly<Record<string, string>>): string =>
  [...new Set(Object.keys(keys).map(nameOfKey))].toSorted(compareNames).join(', ');

/** The names of the settings and drafts that come with a library. */
function storedLabel({ settings, drafts }: Pick<Head, 'settings' | 'drafts'>): string {
  const [ofSettings, ofDrafts] = [namesOf(settings), namesOf(drafts)];
  return [ofSettings && `Settings: ${ofSettings}.`, ofDrafts && `Drafts: ${ofDrafts}.`]
    .filter(Boolean)
    .join(' ');
}

/** New rows, existing rows, and rows that cannot be read; each new row can be deselected. */
export function PreviewForm({ preview, disabled, onAdd, onCancel }: PreviewFormProps) {
  const { what, messages, rows, head } = preview;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [withSettings, setWithSettings] = useState(true);
  const of = (state: PreviewRow['state']) => rows.filter((row) => row.state === state);
  const [fresh, there, invalid, beside] = [of('new'), of('there'), of('invalid'), of('beside')];
  const chosen = fresh.filter(({ at }) => !left.has(at));
  const hasSettings = hasStored(head);
  const restored = hasSettings && withSettings ? head : undefined;
  const toggle = ({ at }: PreviewRow, isWanted: boolean) => {
    const next = new Set(left);
    if (isWanted) next.delete(at);
    else next.add(at);
    setLeft(next);
  };
  return (
    <div role="group" aria-label="Preview" className={styles.preview}>
      <p>
        {what}: {formatNumber(fresh.length)} new, {formatNumber(there.length)} there already,{' '}
        {formatNumber(invalid.length)} cannot be read.
      </p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <RowGroup title="Cannot be read" rows={invalid}>
        {renderRow}
      </RowGroup>
      <RowGroup title="New" rows={fresh}>
        {(row) => (
          <CheckField
            id={`import-row-${row.at}`}
            label={rowLabel(row)}
            checked={!left.has(row.at)}
            onChange={(isWanted) => toggle(row, isWanted)}
          >
            <span className="muted">{whereOf(row)}</span>
          </CheckField>
        )}
      </RowGroup>
      <RowGroup title="There already" rows={there} defaultOpen={false}>
        {renderRow}
      </RowGroup>
      <RowGroup title="Other words, left out" rows={beside} defaultOpen={false}>
        {renderRow}
      </RowGroup>
      {hasSettings && <p>{storedLabel(head)}</p>}
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
          disabled={disabled || (chosen.length === 0 && !restored)}
          onClick={() => onAdd(chosen, restored)}
        >
          Add{' '}
          {chosen.length === 0 && restored
            ? 'its settings and drafts'
            : countsLabel(chosen.flatMap((row) => ('item' in row ? row.item : [])))}
        </Button>
      </div>
    </div>
  );
}
