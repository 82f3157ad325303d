import type { EnhancedStore, ThunkDispatch, Tuple, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** The store, as `app` makes it. */
export type AppStore = Omit<EnhancedStore<RootState, UnknownAction, Tuple>, 'dispatch'> & {
  dispatch: AppDispatch;
};

export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: AppStore['getState']) => Result;
