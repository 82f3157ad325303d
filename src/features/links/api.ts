import * as v from 'valibot';
import { readList } from '@/data/list/rawRows';
import { nextLinkKey, type Link } from './model/links';
import { defineWrite } from '@/data/write/definition';
import { post } from '@/data/client/client';
import { optionalText, success, unsetText } from '@/data/decode/decoder';
import { allRows } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';
import { isBlank } from '@/platform/values/text';

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

/** `get_additional_links`. The URL is not validated. A link without one is included, because its key is in use. */
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

/** The links that the user added. Their URLs are not validated. */
export const additionalLinks = defineListOfUser('links', 'get_additional_links', linkRows);

/** Adds a link under a key of the form `4.N`. */
export const addAdditionalLink = (
  user: string,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
  signal?: AbortSignal,
): Promise<'success'> => post('add_additional_link', { user, label, action, key }, success, signal);

/** The number in a key `4.N`; 0 for a key of another form. */
const numberOf = ({ key }: Pick<Link, 'key'>): number => Number(/^\s*4\.(\d+)\s*$/.exec(key)?.[1] ?? 0);

/** Adds a link under the next key. The list is fetched first, because another tab or device may have used the key. */
export const addLink = defineWrite('link', {
  schema: v.object({ label: v.string(), action: v.string() }),
  prepare: async (user, link, { read }) => {
    const key = nextLinkKey(await readList(additionalLinks, user, read));
    return async (signal) => {
      await addAdditionalLink(user, { ...link, key }, signal);
      return numberOf({ key });
    };
  },
  effects: {
    // Its id is the number in its key, once the key is known.
    links: (rows, link, { id }) => [
      ...rows,
      { ...link, key: id > 0 ? `4.${id}` : nextLinkKey(rows), additional: true },
    ],
  },
  messages: {
    success: 'Link added successfully!',
    rejected: 'Failed to add link',
    error: 'Error adding link',
  },
  label: ({ label }) => `Add link ${label}`,
  lane: () => 'new',
  // Also shows links that other devices added.
  refetches: 'links',
  recognition: {
    list: 'links',
    matches: (row, { label, action }) => row.label === label && row.action === action,
    idOf: numberOf,
  },
});
