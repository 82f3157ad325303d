import { combineSlices } from '@reduxjs/toolkit';
import { noticesSlice } from '../notices/notices';
import { sessionSlice } from '../session/session';
import type { RootState } from '../register';

export type { RootState };

/**
 * The slices of the first screen. Those of screens that are loaded later add themselves by
 * `slice.injectInto(rootReducer)`, so that the public chapter link downloads none of them.
 */
export const rootReducer = combineSlices(noticesSlice, sessionSlice).withLazyLoadedSlices<
  Omit<RootState, 'notices' | 'session'>
>();
