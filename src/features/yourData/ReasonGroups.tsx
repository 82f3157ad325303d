import { groupBy } from '@/platform/values/groupBy';
import { FoldedRows, RowWords } from './FoldedRows';
import type { RefusedRow } from './store/importQueue';

/** With more, each row shows its own reason. */
const MAX_GROUPS = 5;

interface ReasonGroupsProps {
  title: string;
  rows: readonly RefusedRow[];
  titleOf: (reason: string) => string;
}

/** Rows with a reason each, which is shown once for all rows that share it. */
export function ReasonGroups({ title, rows, titleOf }: ReasonGroupsProps) {
  const groups = groupBy(rows.map((row) => [row.reason, row] as const));
  if (groups.size > MAX_GROUPS)
    return (
      <FoldedRows title={title} rows={rows}>
        {({ location, label, reason }) => <RowWords label={label} location={location} words={reason} />}
      </FoldedRows>
    );
  return [...groups].map(([reason, alike]) => (
    <FoldedRows key={reason} title={titleOf(reason)} rows={alike}>
      {({ location, label }) => <RowWords label={label} location={location} />}
    </FoldedRows>
  ));
}
