import { grouped } from '@/platform/values/grouped';
import { FoldedRows, RowWords } from './FoldedRows';
import type { RefusedRow } from './store/importQueue';

/** With more, each row says its own. */
const MAX_GROUPS = 5;

interface ReasonGroupsProps {
  title: string;
  rows: readonly RefusedRow[];
  titleOf: (reason: string) => string;
}

/** Rows with a reason each, which is said once for those that share it. */
export function ReasonGroups({ title, rows, titleOf }: ReasonGroupsProps) {
  const groups = grouped(rows.map((row) => [row.reason, row] as const));
  if (groups.size > MAX_GROUPS)
    return (
      <FoldedRows title={title} rows={rows}>
        {({ place, label, reason }) => <RowWords label={label} place={place} words={reason} />}
      </FoldedRows>
    );
  return [...groups].map(([reason, alike]) => (
    <FoldedRows key={reason} title={titleOf(reason)} rows={alike}>
      {({ place, label }) => <RowWords label={label} place={place} />}
    </FoldedRows>
  ));
}
