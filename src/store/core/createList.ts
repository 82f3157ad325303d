import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '@/api/client/ApiError';
import { cachedList, fetchList, type SettledWrite } from '@/api/cache/cachedList';
import type { ListResource, ListRows, Rows } from '@/api/resources/listResource';
import { LISTS } from '@/api/resources/lists';
import { bindWrite } from '@/api/writes/writes';
import { listOutdated, selectPending, writeSettled } from '@/store/sync/sync';
import { createApiThunk, type Notices } from './createApiThunk';
import { initialListStatus, isStale, listOf, type ListSlices, type ListState } from './listState';
import type { RootState } from './rootReducer';

/*
 * Every list of the API is an instance of this: it is asked for, shown at once from its cached answer, kept fresh, and
 * shown with the writes that the server does not have yet.
 *
 * What the server has and what only waits are kept apart: `rows` is the server's, and the selectors lay the pending
 * writes over it. So a refused write is gone by leaving the outbox, and no late answer can undo one: a write that the
 * server took while an answer was in flight is applied to that answer too.
 *
 * Weighed: RTK Query would give fetching, but neither pending writes over several lists nor cached answers of its own;
 * entity adapters want an id a row, which three lists lack, and the same effects are applied to cached arrays; immer
 * would walk 20,000 rows to freeze them, so the reducer is a plain function. The index by id is derived.
 */

interface ListOptions<List extends keyof ListSlices, Arg> {
  notices?: Notices<readonly ListRows[List][], Arg>;
  /** Throws for a user who has no such list. */
  refuse?: (user: string) => void;
  /** How it is asked for, where that hangs on the argument. */
  resource?: (arg: Arg) => ListResource<ListRows[List]>;
  /** Whether to ask; when the list is stale, where absent. */
  condition?: (arg: Arg, list: ListState<ListRows[List]> | undefined) => boolean;
  /** What becomes of an answer, given what was known; the answer itself where absent. */
  merge?: (answer: Rows<List>, known: Rows<List>) => Rows<List>;
  /** True where a written row is shown also while the list itself could not be had. */
  showsWritten?: true;
  /** What remains to be said of the rows on this device. */
  decorate?: (user: string, rows: Rows<List>) => Rows<List>;
}

const NO_ROWS: readonly never[] = Object.freeze([]);

/** Frozen here, tens of thousands of rows are not walked by anyone to freeze them. */
const frozen = <Row>(rows: readonly Row[]): readonly Row[] => Object.freeze([...rows]);

export function createList<List extends keyof ListSlices, Arg = void>(
  name: List,
  options: ListOptions<List, Arg> = {},
) {
  type Row = ListRows[List];
  type State = ListState<Row>;
  const { notices, refuse, merge, decorate } = options;
  const select = (state: RootState): State | undefined => listOf(state, name);
  const resourceOf = options.resource ?? (() => LISTS[name]);
  const decorated = (user: string, rows: Rows<List>) => decorate?.(user, rows) ?? rows;

  const initialState: State = {
    ...initialListStatus,
    rows: NO_ROWS,
    requestId: null,
    settledMeanwhile: NO_ROWS,
    failing: null,
  };

  const cachedShown = createAction(`${name}/cachedShown`, (user: string, rows: Rows<List>, at: number) => ({
    payload: { rows, at },
    meta: { user },
  }));

  const isShown = (state: RootState) => typeof select(state)?.loadedAt === 'number';

  const load = createApiThunk<Rows<List>, Arg>(
    `${name}/load`,
    async (arg, { user, signal, getState, dispatch }) => {
      refuse?.(user);
      const resource = resourceOf(arg);
      const fromCache =
        isShown(getState()) && !merge
          ? undefined
          : cachedList(name, resource, user).then((cached) => {
              if (cached) dispatch(cachedShown(user, decorated(user, cached.rows), cached.at));
            });
      try {
        return decorated(user, await fetchList<List>(resource, user, signal));
      } catch (error) {
        await fromCache;
        if (!(error instanceof ApiError)) throw error;
        const isAway = error.failure.kind === 'network';
        const isNoNews =
          (isAway && isShown(getState())) || select(getState())?.failing === error.failure.kind;
        throw isNoNews ? new ApiError({ ...error.failure, quiet: true }) : error;
      }
    },
    {
      ...(notices && { notices }),
      condition: (arg, state) =>
        options.condition?.(arg, select(state)) ?? isStale(select(state), Date.now()),
    },
  );

  const withWrite = (rows: Rows<List>, { kind, payload, id, at }: SettledWrite): Rows<List> =>
    bindWrite({ kind, payload })?.effect(name, rows, { id, at }) ?? rows;

  /** No answer can be older than a write any more. */
  const landed = { requestId: null, settledMeanwhile: NO_ROWS };

  function reducer(state: State = initialState, action: UnknownAction): State {
    if (load.pending.match(action))
      return { ...state, status: 'loading', failure: null, requestId: action.meta.requestId };
    if (load.fulfilled.match(action)) {
      // Asked for before its user was away: what was written since they came back is not in it.
      if (state.requestId !== action.meta.requestId) return state;
      // What is only cached is not known to be so any more.
      const known = state.source === 'server' ? state.rows : NO_ROWS;
      const answer = merge?.(action.payload, known) ?? action.payload;
      const rows = frozen(state.settledMeanwhile.reduce(withWrite, answer));
      const { at } = action.meta;
      return { ...state, ...landed, status: 'loaded', rows, loadedAt: at, source: 'server', failing: null };
    }
    if (load.rejected.match(action)) {
      if (state.requestId !== action.meta.requestId) return state;
      const failure = action.payload ?? { kind: 'malformed' as const, endpoint: name };
      return { ...state, ...landed, status: 'error', failure, failing: failure.kind };
    }
    if (cachedShown.match(action)) {
      const { rows, at } = action.payload;
      if (state.loadedAt === null) return { ...state, rows: frozen(rows), loadedAt: at, source: 'cache' };
      return merge ? { ...state, rows: frozen(merge(state.rows, rows)), source: 'cache' } : state;
    }
    if (listOutdated.match(action) && action.payload === name && state.loadedAt !== null)
      return { ...state, source: 'cache' };
    if (writeSettled.match(action)) {
      const write = action.payload;
      if (!bindWrite(write)?.affects(name)) return state;
      const settledMeanwhile =
        state.requestId !== null ? [...state.settledMeanwhile, write] : state.settledMeanwhile;
      const isKnown = state.loadedAt !== null || options.showsWritten;
      const rows = isKnown ? frozen(withWrite(state.rows, write)) : state.rows;
      return { ...state, rows, settledMeanwhile };
    }
    return state;
  }

  /** The pending writes that change this list; the same array while none of them changes. */
  const selectOverlay = createSelector(
    [selectPending],
    (pending) => pending.filter(({ write }) => bindWrite(write)?.affects(name)),
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );

  const selectServerRows = (state: RootState): Rows<List> => select(state)?.rows ?? NO_ROWS;

  /** The rows as they are to be shown: the server's, with the pending writes over them. */
  const selectRows = createSelector([selectServerRows, selectOverlay], (rows, overlay) =>
    overlay.reduce<Rows<List>>(
      (known, { write, id, at }) => bindWrite(write)?.effect(name, known, { id, at }) ?? known,
      rows,
    ),
  );

  const selectState = (state: RootState): State => select(state) ?? initialState;

  return { load, reducer, selectState, selectServerRows, selectRows };
}

const sameItems = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((item, index) => item === b[index]);

/** An index of rows by their id. */
export const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): Readonly<Record<number, Row>> =>
  Object.fromEntries(rows.map((row) => [idOf(row), row]));
