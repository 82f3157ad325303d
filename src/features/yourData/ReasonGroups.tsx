import { groupBy } from '@/platform/values/groupBy';
import { RowGroup, RowText } from './RowGroup';
import type { RefusedRow } from './store/importState';

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
      <RowGroup title={title} rows={rows}>
        {({ location, label, reason }) => <RowText label={label} location={location} message={reason} />}
      </RowGroup>
    );
  return [...groups].map(([reason, alike]) => (
    <RowGroup key={reason} title={titleOf(reason)} rows={alike}>
      {({ location, label }) => <RowText label={label} location={location} />}
    </RowGroup>
  ));
}
