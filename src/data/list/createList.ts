import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '../client/ApiError';
import { cachedList, fetchList, newerCachedList, applyWrites } from '../cache/cachedList';
import { rowsLeftOut } from '../decode/lists';
import { resourceOf, type ListRows, type Rows } from './listResource';
import { bindWrite } from '../write/writes';
import { listOutdated, toAppliedWrite, selectPending, writeSettled } from '../sync/sync';
import { createApiThunk, type ApiThunk, type Notices } from '../store/createApiThunk';
import {
  initialListStatus,
  isStale,
  selectListState,
  phaseOf,
  type ListSlices,
  type ListState,
  type ListView,
} from './listState';
import type { AppDispatch, AppThunk } from '../store/appStore';
import type { RootState } from '../store/rootReducer';

/*
 * Every list of the API is an instance of this: it is loaded, shown at once from the cache, refreshed, and shown with the
 * writes that the server does not have yet.
 *
 * The server's rows and the pending writes are separate: `rows` is the server's, and the selectors apply the pending writes to
 * them. So a refused write disappears when it leaves the outbox, and no late answer can undo a write: one that the server
 * accepted while an answer was in flight is applied to that answer too.
 *
 * Why not a library: RTK Query would do the fetching, but not pending writes over several lists, nor the cache; entity adapters
 * need an id in each row, which three lists lack, and the same effects are applied to cached arrays; immer would walk 20,000
 * rows to freeze them, so the reducer is a plain function. The index by id is derived.
 */

/** Loads a list. */
export type LoadAction = ReturnType<ApiThunk<unknown, void>>;

interface ListOptions<List extends keyof ListSlices> {
  notices?: Notices<readonly ListRows[List][], void>;
  /** Throws for a user who has no such list. */
  refuse?: (user: string) => void;
  /** Whether to load it again; by default, when it is only cached or too old. */
  isStale?: (list: ListState<ListRows[List]> | undefined) => boolean;
  /** True to show written rows even while the list itself could not be loaded. */
  showsWritten?: true;
  /** Adds what only this device knows of the rows. */
  decorate?: (user: string, rows: Rows<List>) => Rows<List>;
}

/** How long a failure waits for the cached list. */
const WAIT_FOR_CACHE_MS = 2_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const NO_ROWS: readonly never[] = Object.freeze([]);

/** Frozen here, so that nobody walks tens of thousands of rows to freeze each. */
const frozen = <Row>(rows: readonly Row[]): readonly Row[] => Object.freeze([...rows]);

/** Somebody retries: a failure that they have been told of is reported once more. */
export const failuresForgotten = createAction('lists/failuresForgotten');

export function createList<List extends keyof ListSlices>(name: List, options: ListOptions<List> = {}) {
  type Row = ListRows[List];
  type State = ListState<Row>;
  const { notices, refuse, decorate } = options;
  const select = (state: RootState): State | undefined => selectListState(state, name);
  const decorated = (user: string, rows: Rows<List>) => decorate?.(user, rows) ?? rows;

  const initialState: State = {
    ...initialListStatus,
    invalidRowCount: 0,
    rows: NO_ROWS,
    requestId: null,
    writesDuringLoad: NO_ROWS,
    failing: null,
    isOutdated: false,
  };

  const shown = (user: string, payload: { rows: Rows<List>; at: number; invalidRowCount: number }) => ({
    payload: { ...payload, rows: decorated(user, payload.rows) },
    meta: { user },
  });
  const cachedShown = createAction(`${name}/cachedShown`, shown);
  const newerShown = createAction(`${name}/newerShown`, shown);

  const rowsCounted = createAction(`${name}/rowsCounted`, (user: string, invalidRowCount: number) => ({
    payload: { invalidRowCount },
    meta: { user },
  }));

  const refetched = createAction(`${name}/refetched`);

  const isShown = (state: RootState) => typeof select(state)?.loadedAt === 'number';

  const load = createApiThunk<Rows<List>>(
    `${name}/load`,
    async (_, { user, signal, getState, dispatch }) => {
      refuse?.(user);
      const resource = resourceOf(name);
      const fromCache = isShown(getState())
        ? undefined
        : cachedList(name, resource, user, [], true).then((cached) => {
            if (cached) dispatch(cachedShown(user, cached));
          });
      try {
        let answer: Rows<List>;
        do {
          if (select(getState())?.isOutdated) dispatch(refetched());
          answer = await fetchList(resource, user, signal);
          // Another device has changed it meanwhile, perhaps after this answer was made.
        } while (select(getState())?.isOutdated);
        const invalidRowCount = rowsLeftOut(answer);
        if (invalidRowCount !== select(getState())?.invalidRowCount)
          dispatch(rowsCounted(user, invalidRowCount));
        return decorated(user, answer);
      } catch (error) {
        // A slow storage may still have it when the failure has been shown, and then replaces that.
        await Promise.race([fromCache, delay(WAIT_FOR_CACHE_MS)]);
        if (!(error instanceof ApiError)) throw error;
        const { kind } = error.failure;
        const isOffline = kind === 'network' && isShown(getState());
        const quiet = isOffline || select(getState())?.failing === kind;
        throw quiet ? new ApiError({ ...error.failure, quiet }) : error;
      }
    },
    {
      ...(notices && { notices }),
      condition: (_, state) => {
        const list = select(state);
        if (list?.status === 'loading') return false;
        return options.isStale?.(list) ?? isStale(list, Date.now());
      },
    },
  );

  /** Once no answer is in flight, none can be older than a write. */
  const noRequest = { requestId: null, writesDuringLoad: NO_ROWS };

  function reducer(state: State = initialState, action: UnknownAction): State {
    if (load.pending.match(action))
      return {
        ...state,
        status: 'loading',
        failure: null,
        isOutdated: false,
        requestId: action.meta.requestId,
      };
    if (load.fulfilled.match(action)) {
      // From before the user signed in again: it lacks what they have written since.
      if (state.requestId !== action.meta.requestId) return state;
      const rows = frozen(applyWrites(name, action.payload, state.writesDuringLoad));
      const { at } = action.meta;
      return {
        ...state,
        ...noRequest,
        status: 'loaded',
        rows,
        loadedAt: at,
        source: 'server',
        failing: null,
      };
    }
    if (load.rejected.match(action)) {
      if (state.requestId !== action.meta.requestId) return state;
      const failure = action.payload ?? { kind: 'malformed' as const, endpoint: name };
      const { kind: failing, unread: invalidRowCount = state.invalidRowCount } = failure;
      return { ...state, ...noRequest, status: 'error', failure, failing, invalidRowCount };
    }
    if (cachedShown.match(action)) {
      const { rows, at, invalidRowCount } = action.payload;
      if (state.loadedAt === null)
        return { ...state, rows: frozen(rows), loadedAt: at, source: 'cache', invalidRowCount };
      return state;
    }
    if (newerShown.match(action)) {
      const { rows, at, invalidRowCount } = action.payload;
      const isNewer = state.loadedAt !== null && at > state.loadedAt;
      return isNewer
        ? { ...state, rows: frozen(rows), loadedAt: at, source: 'server', invalidRowCount }
        : state;
    }
    if (rowsCounted.match(action)) return { ...state, ...action.payload };
    if (failuresForgotten.match(action)) return state.failing === null ? state : { ...state, failing: null };
    if (refetched.match(action)) return { ...state, isOutdated: false };
    if (listOutdated.match(action) && action.payload === name) {
      const source = state.loadedAt === null ? state.source : 'cache';
      return { ...state, source, isOutdated: state.status === 'loading' };
    }
    if (writeSettled.match(action)) {
      const write = action.payload;
      if (!bindWrite(write)?.affects(name)) return state;
      const writesDuringLoad =
        state.requestId !== null ? [...state.writesDuringLoad, write] : state.writesDuringLoad;
      const isKnown = state.loadedAt !== null || options.showsWritten;
      const rows = isKnown ? frozen(applyWrites(name, state.rows, [write])) : state.rows;
      return { ...state, rows, writesDuringLoad };
    }
    return state;
  }

  /** The pending writes that change this list; the same array while they stay the same. */
  const selectOverlay = createSelector(
    [selectPending],
    (pending) => pending.filter(({ write }) => bindWrite(write)?.affects(name)),
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );

  const selectServerRows = (state: RootState): Rows<List> => select(state)?.rows ?? NO_ROWS;

  /** The rows to show: the server's, with the pending writes applied. */
  const selectRows = createSelector([selectServerRows, selectOverlay], (rows, overlay) =>
    applyWrites(name, rows, overlay.map(toAppliedWrite)),
  );

  const selectState = (state: RootState): State => select(state) ?? initialState;

  /** What screens see of the list. */
  const selectView = createSelector(
    [selectState, selectRows],
    ({ status, failure, loadedAt, source, invalidRowCount }, rows): ListView<Row> => ({
      status,
      failure,
      loadedAt,
      source,
      invalidRowCount,
      rows,
      phase: phaseOf({ status, loadedAt }),
    }),
  );

  /** Shows what was read from the server since the list was loaded: a write reads it first, with other devices' changes. */
  const showNewer = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
    const user = getState().user.currentUser;
    const loadedAt = select(getState())?.loadedAt;
    if (user === null || typeof loadedAt !== 'number') return;
    const newer = await newerCachedList(name, user, loadedAt);
    if (newer) dispatch(newerShown(user, newer));
  };

  const reload = (dispatch: AppDispatch) => void dispatch(load());

  return { load, reload, showNewer, reducerPath: name, reducer, selectView, selectServerRows, selectRows };
}

const sameItems = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((item, index) => item === b[index]);

/** An index of rows by their id. */
export const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): Readonly<Record<number, Row>> =>
  Object.fromEntries(rows.map((row) => [idOf(row), row]));
