import * as v from 'valibot';
import { readList } from '@/data/define/rawRows';
import { linkNumber, nextLinkKey, type Link } from './model/links';
import { defineWrite } from '@/data/define/write';
import type { Call } from '@/data/client/call';
import { optionalText, success, unsetText } from '@/data/decode/decoder';
import { allRows } from '@/data/decode/lists';
import { listOfUser } from '@/data/define/list';
import { isBlank } from '@/platform/values/text';

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

/** The links the user added. Their URLs are unchecked. */
export const additionalLinks = listOfUser('links', 'get_additional_links', linkRows, {
  isAlwaysStale: true,
});

/** Adds a link under a key of the form `4.N`. */
export const postLink = (
  call: Call,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
): Promise<'success'> => call.post('add_additional_link', { user: call.user, label, action, key }, success);

/** The id of a link: the number in its key. */
const linkId = ({ key }: Pick<Link, 'key'>): number => Number(linkNumber(key));

/** Adds a link under the next key. The list is fetched first, because another tab or device may have used the key. */
export const addLinkWrite = defineWrite('link', {
  schema: v.object({ label: v.string(), action: v.string() }),
  prepare: async (_, link, { read }) => {
    const key = nextLinkKey(await readList(additionalLinks, read));
    return async (call) => {
      await postLink(call, { ...link, key });
      return linkId({ key });
    };
  },
  effects: {
    // Its id is the number in its key, once the key is known.
    links: (rows, link, { id }) => {
      const isKnown = id > 0 && Number.isSafeInteger(id);
      const key = isKnown ? `4.${id}` : nextLinkKey(rows);
      // An answer that was on its way may have it already.
      if (isKnown && rows.some((row) => row.key === key)) return rows;
      return [...rows, { ...link, key, additional: true }];
    },
  },
  messages: {
    success: 'Link added successfully!',
    rejected: 'Failed to add link',
    error: 'Error adding link',
  },
  label: ({ label }) => `Add link ${label}`,
  queueKey: () => 'new',
  // Also shows links that other devices added.
  refetches: 'links',
  recognition: {
    list: 'links',
    matches: (row, { label, action }) => row.label === label && row.action === action,
    idOf: linkId,
  },
});
