import * as v from 'valibot';
import { get } from '@/api/client/client';
import { addAdditionalLink, additionalLinks } from '@/api/resources/links';
import { nextLinkKey } from '@/domain/links/links';
import { defineWrite } from './definition';

/** Adds a link under the next key (§9). The list is fetched first, because another tab or device may have taken a key. */
export const addLink = defineWrite({
  schema: v.object({ label: v.string(), action: v.string() }),
  send: async (user, link, signal) => {
    const { endpoint, params, decode } = additionalLinks;
    const key = nextLinkKey(await get(endpoint, params(user), decode, signal));
    await addAdditionalLink(user, { ...link, key }, signal);
    return Number(key.slice('4.'.length));
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
  label: ({ label }) => `Link ${label}`,
  lane: () => 'new',
  // Also shows links that other devices added.
  refetches: 'links',
  recognition: {
    list: 'links',
    isIt: (row, { label, action }) => row.label === label && row.action === action,
    idOf: () => 0,
  },
});
