import type { EnhancedStore, ThunkDispatch, Tuple, UnknownAction } from '@reduxjs/toolkit';
import type { Engine } from '../engine';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, Engine, UnknownAction>;

/** The store, as `app` makes it. */
export type AppStore = Omit<EnhancedStore<RootState, UnknownAction, Tuple>, 'dispatch'> & {
  dispatch: AppDispatch;
};

/** What a store, its thunks and its middleware share. */
export type StoreAccess = Pick<AppStore, 'dispatch' | 'getState'>;

export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: AppStore['getState'],
  engine: Engine,
) => Result;

/** The engine of a store. */
export const engineOf = ({ dispatch }: Pick<StoreAccess, 'dispatch'>): Engine =>
  dispatch((_, __, engine) => engine);
