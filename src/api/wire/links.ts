import * as v from 'valibot';
import type { Link } from '@/domain/entities';
import { optionalText, rows, text, unsetText } from './decoder';

/** `get_additional_links`: the address is whatever was once saved. */
export const additionalLinks = rows(
  v.pipe(
    v.object({ key: optionalText, label: unsetText, action: text }),
    v.transform((row): Link => ({ ...row, label: row.label ?? row.action, additional: true })),
  ),
);
