import * as v from 'valibot';
import type { Link } from '@/domain/links/link';
import { isBlank } from '@/domain/text/text';
import { optionalText, rows, unsetText } from './decoder';

/** `get_additional_links`. The address is unchecked. A link without one is included, because its key is taken. */
export const additionalLinks = rows(
  v.pipe(
    v.object({ key: optionalText, label: unsetText, action: optionalText }),
    v.transform((row): Link => ({
      ...row,
      label: row.label ?? (isBlank(row.action) ? row.key : row.action),
      additional: true,
    })),
    v.check(({ label }) => !isBlank(label)),
  ),
);
