import type { ReactNode } from 'react';
import { formatNumber } from '@/platform/values/text';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';

const ROW_HEIGHT = 52;

interface RowGroupProps<Row> {
  title: string;
  rows: readonly Row[];
  defaultOpen?: boolean;
  /** The message about all of them. */
  message?: string;
  children: (row: Row) => ReactNode;
}

/** The rows with the same outcome, under a title with their number; nothing if there are none. */
export function RowGroup<Row>({ title, rows, defaultOpen = true, message, children }: RowGroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={`${title} (${formatNumber(rows.length)})`} defaultOpen={defaultOpen}>
      {message !== undefined && <p className="muted">{message}</p>}
      <LongList label={title} items={rows} keyOf={(_, index) => index} estimate={ROW_HEIGHT}>
        {children}
      </LongList>
    </Disclosure>
  );
}

/** A row, and below it its line in the file and the messages about it alone. */
export function RowText({ label, location, message }: { label: string; location: string; message?: string }) {
  return (
    <div>
      <span>{label}</span>
      <br />
      <span className="muted">
        {location}
        {message !== undefined && `: ${message}`}
      </span>
    </div>
  );
}
