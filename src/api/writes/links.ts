import * as v from 'valibot';
import { decoded, getText } from '@/api/client/client';
import { addAdditionalLink, additionalLinks } from '@/api/resources/links';
import { nextLinkKey } from '@/domain/links/links';
import { defineWrite } from './definition';
import { inList } from './recognition';

/** Adds a link under the next key (§9). In another tab or on another device a key may have been taken: it is asked first. */
export const addLink = defineWrite({
  schema: v.object({ label: v.string(), action: v.string() }),
  send: async (user, link, signal) => {
    const { endpoint, params, decode } = additionalLinks;
    const known = decoded(endpoint, await getText(endpoint, params(user), signal), decode);
    const key = nextLinkKey(known);
    await addAdditionalLink(user, { ...link, key }, signal);
    return Number(key.slice('4.'.length));
  },
  effects: {
    // Its id is the number in its key, once that is known.
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
  // Those that were found when the key was chosen are shown too.
  refetches: 'links',
  recognition: inList('links', additionalLinks, {
    isIt: (row, { label, action }: { label: string; action: string }) =>
      row.label === label && row.action === action,
    idOf: () => 0,
  }),
});
