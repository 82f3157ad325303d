import { createSlice } from '@reduxjs/toolkit';
import { addAdditionalLink, getAdditionalLinks } from '@/api/resources/links';
import type { Link } from '@/domain/links/link';
import { nextLinkKey } from '@/domain/links/links';
import { createApiThunk } from '@/store/core/createApiThunk';
import { freshAnswer } from '@/store/core/freshAnswer';
import {
  initialListStatus,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { rootReducer, type RootState } from '@/store/core/rootReducer';

export interface LinksState extends ListStatus {
  /** The user's own. The server may hold one key twice, so the keys identify nothing here. */
  additional: readonly Link[];
  /** How many were added since the list was first shown. */
  added: number;
}

export const loadLinks = createApiThunk<Link[]>(
  'links/load',
  (_, { user, signal, getState }) =>
    freshAnswer(
      () => getAdditionalLinks(user, signal),
      () => getState().links?.added ?? 0,
    ),
  {
    notices: { error: 'Failed to load additional links' },
    condition: (_, { links }) => links?.status !== 'loading',
  },
);

/** The user's links as they are now: in another tab or on another device a key may have been taken since. */
async function linksNow(user: string, { links }: RootState): Promise<readonly Link[]> {
  try {
    return await getAdditionalLinks(user);
  } catch (error) {
    if (typeof links?.loadedAt !== 'number') throw error;
    return links.additional;
  }
}

/** Adds a link under the next key; a key is only known to be free when the user's links are. */
export const addLink = createApiThunk(
  'links/add',
  async ({ label, url }: { label: string; url: string }, { user, getState }) => {
    const known = await linksNow(user, getState());
    const link = { key: nextLinkKey(known), label: label.trim(), action: url.trim(), additional: true };
    await addAdditionalLink(user, link);
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
  initialState: (): LinksState => ({ ...initialListStatus, additional: [], added: 0 }),
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
        state.added += 1;
        listLoaded(state, action);
      }),
  selectors: { selectLinks: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    links: LinksState;
  }
}

export const { selectLinks } = linksSlice.injectInto(rootReducer).selectors;
