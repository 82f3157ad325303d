import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { CheckField, SelectField } from '@/ui/controls/Field';
import { preview } from '@/platform/values/text';
import {
  fieldsOf,
  guessMapping,
  isComplete,
  isNeeded,
  TABLE_KINDS,
  type Mapping,
  type TableKind,
} from './model/formats/csvFields';
import { withNames, type CsvFile } from './model/formats/csvImport';
import { KIND_NAMES } from './model/item';
import styles from './YourData.module.scss';

interface ColumnsFormProps {
  csv: CsvFile;
  onPreview: (csv: CsvFile, kind: TableKind, mapping: Mapping) => void;
  onCancel: () => void;
}

const NONE = -1;

/** The meaning of a table's columns: guessed, and editable before anything is read. */
export function ColumnsForm({ csv: read, onPreview, onCancel }: ColumnsFormProps) {
  const [isNamed, setNamed] = useState(read.named);
  const csv = isNamed && !read.named ? withNames(read) : read;
  const { columns, sample, named, messages } = csv;
  const [kind, setKind] = useState<TableKind>(csv.kind);
  const [mapping, setMapping] = useState<Mapping>(csv.mapping);
  const options = [NONE, ...columns.keys()];
  const nameOf = (column: number) =>
    column === NONE ? 'None' : `${columns[column] ?? ''} (${preview(sample[column] ?? '', 24)})`;
  return (
    <form
      aria-label="Columns"
      onSubmit={(event) => {
        event.preventDefault();
        onPreview(csv, kind, mapping);
      }}
    >
      {messages.map((message) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {!read.named && (
        <>
          <p>The first row: {read.sample.join(', ')}.</p>
          <CheckField
            id="named-columns"
            label="The first row names the columns"
            checked={isNamed}
            onChange={setNamed}
          />
        </>
      )}
      <div className={styles.columns}>
        <SelectField
          label="The rows are"
          value={kind}
          options={TABLE_KINDS}
          nameOf={(each) => KIND_NAMES[each][1]}
          onChange={(each) => {
            setKind(each);
            setMapping(named ? guessMapping(each, columns) : {});
          }}
        />
        {fieldsOf(kind).map(([field, { label }]) => (
          <SelectField
            key={`${kind} ${field}`}
            label={isNeeded(kind, field, mapping) ? `${label} (needed)` : label}
            value={mapping[field] ?? NONE}
            options={options}
            nameOf={nameOf}
            onChange={(column) => setMapping({ ...mapping, [field]: column === NONE ? undefined : column })}
          />
        ))}
      </div>
      <div className="actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          main
          type="submit"
          disabled={!isComplete(kind, mapping)}
          hint={!isComplete(kind, mapping) && 'A column that it needs is not chosen'}
        >
          Preview
        </Button>
      </div>
    </form>
  );
}
