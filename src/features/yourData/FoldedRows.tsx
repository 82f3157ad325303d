import type { ReactNode } from 'react';
import { formatNumber } from '@/platform/values/text';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';

const ROW_HEIGHT = 52;

interface FoldedRowsProps<Row> {
  title: string;
  rows: readonly Row[];
  defaultOpen?: boolean;
  /** The message about all of them. */
  note?: string;
  children: (row: Row) => ReactNode;
}

/** The rows with the same outcome, under a title with their number; nothing if there are none. */
export function FoldedRows<Row>({ title, rows, defaultOpen = true, note, children }: FoldedRowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={`${title} (${formatNumber(rows.length)})`} defaultOpen={defaultOpen}>
      {note !== undefined && <p className="muted">{note}</p>}
      <LongList label={title} items={rows} keyOf={(_, index) => index} estimate={ROW_HEIGHT}>
        {children}
      </LongList>
    </Disclosure>
  );
}

/** A row, and below it its line in the file and the messages about it alone. */
export function RowWords({ label, location, words }: { label: string; location: string; words?: string }) {
  return (
    <div>
      <span>{label}</span>
      <br />
      <span className="muted">
        {location}
        {words !== undefined && `: ${words}`}
      </span>
    </div>
  );
}
