import * as v from 'valibot';
import { post } from '@/data/client/client';
import { optionalText, success, unsetText } from '@/data/decode/decoder';
import { allRows } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';
import { isBlank } from '@/platform/values/text';
import type { Link } from '../model/link';

declare module '@/data/list/listResource' {
  export interface ListRows {
    links: Link;
  }
}

export interface LinkJson {
  key: string;
  label: string;
  action: string;
}

/** `get_additional_links`. The address is unchecked. A link without one is included, because its key is taken. */
const linkRows = allRows(
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

/** The links the user added. Their addresses are unchecked. */
export const additionalLinks = defineListOfUser('links', 'get_additional_links', linkRows);

/** Adds a link under a key of the form `4.N`. */
export const addAdditionalLink = (
  user: string,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
  signal?: AbortSignal,
): Promise<'success'> => post('add_additional_link', { user, label, action, key }, success, signal);
