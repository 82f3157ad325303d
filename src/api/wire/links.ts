import * as v from 'valibot';
import type { Link } from '@/domain/entities';
import { rows, text } from './decoder';

/** `get_additional_links`: the address is whatever was once saved. */
export const additionalLinks = rows(
  v.pipe(
    v.object({ key: text, label: text, action: text }),
    v.transform((row): Link => ({ ...row, additional: true })),
  ),
);
