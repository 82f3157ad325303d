import { combineSlices } from '@reduxjs/toolkit';
import { noticesSlice } from '../notices/notices';
import { sessionSlice } from '../session/session';
import type { RootState } from '../register';
import { serverSlice } from './server';

export type { RootState };
export { selectCurrentUser } from '../session/session';

/**
 * The slices of the first screen. Those of screens that are loaded later add themselves by
 * `slice.injectInto(rootReducer)`, so that the public chapter link downloads none of them.
 */
export const rootReducer = combineSlices(noticesSlice, serverSlice, sessionSlice).withLazyLoadedSlices<
  Omit<RootState, 'notices' | 'server' | 'session'>
>();
