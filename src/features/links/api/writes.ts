import * as v from 'valibot';
import { addAdditionalLink, additionalLinks } from './calls';
import { readList } from '@/data/list/rawRows';
import type { Link } from '../model/link';
import { nextLinkKey } from '../model/links';
import { defineWrite } from '@/data/write/definition';

/** The number in a key `4.N`; 0 for a key of another form. */
const numberOf = ({ key }: Pick<Link, 'key'>): number => Number(/^\s*4\.(\d+)\s*$/.exec(key)?.[1] ?? 0);

/** Adds a link under the next key. The list is fetched first, because another tab or device may have taken a key. */
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
  words: {
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
