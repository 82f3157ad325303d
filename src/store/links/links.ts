import { createSelector } from '@reduxjs/toolkit';
import { createList } from '@/store/core/createList';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { installList } from '@/store/sync/sync';

const list = createList('links', {
  notices: { error: 'Failed to load additional links' },
  condition: (_, links) => links?.status !== 'loading',
});
installList(list, (dispatch) => void dispatch(loadLinks()));

export const loadLinks = list.load;

/**
 * The user's own links; the last `waiting` of them are not on the server yet. The server may have the same key twice, so keys
 * do not identify a link here.
 */
export const selectLinks = createSelector(
  [list.selectState, list.selectRows, list.selectServerRows],
  ({ status, loadedAt }, additional, { length }) => ({
    ...{ status, loadedAt, additional },
    waiting: additional.length - length,
  }),
);

/** Adds a link under the next key. */
export const addLink = createWriteThunk(
  'links/add',
  'link',
  ({ label, url }: { label: string; url: string }) => ({ label: label.trim(), action: url.trim() }),
);
