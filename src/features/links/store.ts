import { createSelector } from '@reduxjs/toolkit';
import { createList } from '@/data/list/createList';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import * as writes from './api';

const list = createList(writes.additionalLinks);

export const loadLinks = list.load;

/**
 * The user's own links; the server does not have the last `waiting` of them yet. The server may have the same key
 * twice, so keys do not identify a link here.
 */
export const selectLinks = createSelector([list.selectView, list.selectServerRows], (view, { length }) => ({
  ...view,
  waiting: view.rows.length - length,
}));

/** Adds a link under the next key. */
export const addLink = createWriteThunk(
  'links/add',
  writes.addLinkWrite,
  ({ label, url }: { label: string; url: string }) => ({ label: label.trim(), action: url.trim() }),
);
