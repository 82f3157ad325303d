import { combineSlices } from '@reduxjs/toolkit';
import { noticesSlice } from '../notices/notices';
import type { ListSlices } from '../list/listState';

/** The slices that are there from the beginning. Those who own them declare them here, and `app/store.ts` adds them. */
export interface EagerSlices {}

/**
 * Slices that are loaded with the screens that need them add themselves here by declaration merging, and to the store by
 * `slice.injectInto(rootReducer)`, so that the public chapter link downloads none of them.
 */
export interface LazySlices extends ListSlices {}

export const rootReducer = combineSlices(noticesSlice).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer> & EagerSlices;

export const selectCurrentUser = ({ user }: RootState): string | null => user.currentUser;
