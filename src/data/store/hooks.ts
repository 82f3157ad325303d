import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Engine } from '../engine';
import { engineOf, type AppDispatch, type AppStore } from './appStore';
import type { RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The engine of the store. */
export const useEngine = (): Engine => engineOf({ dispatch: useAppDispatch() });
