import { createSlice } from '@reduxjs/toolkit';
import { ApiError } from '@/api/ApiError';
import { addAdditionalLink, getAdditionalLinks } from '@/api/links';
import type { Link } from '@/domain/entities';
import { nextLinkKey } from '@/domain/links';
import { createApiThunk } from './createApiThunk';
import { initialListStatus, listFailed, listLoaded, listLoading, type ListStatus } from './listStatus';
import { rootReducer } from './rootReducer';

export interface LinksState extends ListStatus {
  /** The user's own. The server may hold one key twice, so the keys identify nothing here. */
  additional: readonly Link[];
}

export const loadLinks = createApiThunk<Link[]>(
  'links/load',
  (_, { user, signal }) => getAdditionalLinks(user, signal),
  {
    notices: { error: 'Failed to load additional links' },
    condition: (_, { links }) => links?.status !== 'loading',
  },
);

/** Adds a link under the next key; a key is only known to be free when the user's links are. */
export const addLink = createApiThunk(
  'links/add',
  async ({ label, url }: { label: string; url: string }, { user, getState, dispatch }) => {
    const { links } = getState();
    const known = links && links.loadedAt !== null ? links.additional : await getAdditionalLinks(user);
    const link = { key: nextLinkKey(known), label: label.trim(), action: url.trim(), additional: true };
    try {
      await addAdditionalLink(user, link);
    } catch (error) {
      // Perhaps another device took the key: the next attempt is to know.
      if (error instanceof ApiError && error.failure.kind === 'rejected') void dispatch(loadLinks());
      throw error;
    }
    return { link, known };
  },
  {
    notices: {
      success: 'Link added successfully!',
      rejected: 'Failed to add link',
      error: 'Error adding link',
    },
  },
);

const linksSlice = createSlice({
  name: 'links',
  initialState: (): LinksState => ({ ...initialListStatus, additional: [] }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadLinks.pending, listLoading)
      .addCase(loadLinks.fulfilled, (state, action) => {
        state.additional = action.payload;
        listLoaded(state, action);
      })
      .addCase(loadLinks.rejected, listFailed)
      .addCase(addLink.fulfilled, (state, action) => {
        const { link, known } = action.payload;
        state.additional = [...known, link];
        listLoaded(state, action);
      }),
  selectors: { selectLinks: (state) => state },
});

declare module './rootReducer' {
  export interface LazySlices {
    links: LinksState;
  }
}

export const { selectLinks } = linksSlice.injectInto(rootReducer).selectors;
