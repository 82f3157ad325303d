import { createSelector } from '@reduxjs/toolkit';
import { wait, waitWhile } from '@/platform/scheduling/wait';
import { ApiError } from '../client/ApiError';
import { fetchCounted, applyWrites, type CountedRows } from '../cache/cachedList';
import type { ListDefinition, ListName, ListRows, Rows } from '../define/list';
import { toAppliedWrite, selectPending } from '../sync/sync';
import { selectSubjects } from '../sync/subjects';
import { createApiThunk, type ApiThunk } from '../store/createApiThunk';
import { isStale, phaseOf, selectListState, type ListState, type ListView } from './listState';
import type { AppThunk } from '../store/appStore';
import { type RootState } from '../store/rootReducer';
import { initialListState, loadType, refetched, rowsShown } from './listsReducer';
import { selectCurrentUser } from '../session/session';

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

/** `quiet` for a load that no person asked for: a failure is shown in place of the list, without a notice. */
export type LoadOptions = { quiet: true } | undefined;

/** Loads a list. */
export type LoadAction = ReturnType<ApiThunk<unknown, LoadOptions>>;

/** How long a failure waits for the cached list. */
const WAIT_FOR_CACHE_MS = 2_000;

export function createList<List extends ListName>(definition: ListDefinition<ListRows[List], List>) {
  const { name, error, refuse, isAlwaysStale = false } = definition;
  type Row = ListRows[List];
  type State = ListState<Row>;
  const select = (state: RootState): State | undefined => selectListState(state, name);
  const decorated = (user: string, rows: Rows<List>) => definition.decorate?.(user, rows) ?? rows;
  const isShown = (state: RootState) => typeof select(state)?.loadedAt === 'number';

  const load = createApiThunk<CountedRows<Row>, LoadOptions>(
    loadType(name),
    async (loading, { user, call, engine, getState, dispatch }) => {
      refuse?.(user);
      const { lists } = engine.installed ?? (await engine.ready());
      const fromCache = isShown(getState())
        ? undefined
        : lists.read(definition, user, { isPatient: true }).then((cached) => {
            if (cached) dispatch(shown(user, cached, false));
          });
      try {
        let answer: CountedRows<Row>;
        do {
          if (select(getState())?.isInvalidated) dispatch(refetched(name));
          answer = await fetchCounted(call, definition);
          // Another device has changed it meanwhile, perhaps after this answer was made.
        } while (select(getState())?.isInvalidated);
        return { ...answer, rows: decorated(user, answer.rows) };
      } catch (error_) {
        // The cached list is shown instead of the failure if it comes in time; from a slower storage it replaces the failure later.
        await Promise.race([fromCache, wait(WAIT_FOR_CACHE_MS)]);
        if (!(error_ instanceof ApiError)) throw error_;
        const { kind } = error_.failure;
        // The screen or the line below the bar shows that already.
        const isOffline = kind === 'network' && (isShown(getState()) || !navigator.onLine);
        const isKnown = isOffline || select(getState())?.reportedFailure === kind;
        throw loading?.quiet || isKnown ? new ApiError({ ...error_.failure, quiet: true }) : error_;
      }
    },
    {
      ...(error !== undefined && { notices: { error } }),
      condition: (_, state, { clock }) => {
        const list = select(state);
        if (list?.status === 'loading') return false;
        return isAlwaysStale || isStale(list, clock.now());
      },
    },
  );

  /** Loads the list unless it is fresh, or waits for the load under way; resolves however that ends. */
  const loaded =
    (options?: LoadOptions): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      await dispatch(load(options));
      await waitWhile(() => select(getState())?.status === 'loading');
    };

  const shown = (
    user: string,
    { rows, at, invalidRowCount }: { rows: Rows<List>; at: number; invalidRowCount: number },
    isFresh: boolean,
  ) => rowsShown(user, { list: name, rows: decorated(user, rows), at, invalidRowCount, isFresh });

  /** The pending writes that change this list; the same array while nothing changed. */
  const selectOverlay = createSelector(
    [selectPending, selectSubjects],
    (pending, { bind }) => pending.filter(({ write }) => bind(write)?.affects(name)),
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );

  const selectState = (state: RootState): State => select(state) ?? initialListState;
  const selectServerRows = (state: RootState): Rows<List> => selectState(state).rows;

  /** The rows to show: the server's, with the pending writes applied. */
  const selectRows = createSelector(
    [selectServerRows, selectOverlay, selectSubjects],
    (rows, overlay, subjects): Rows<List> => applyWrites(subjects, name, rows, overlay.map(toAppliedWrite)),
  );

  /** What screens see of the list. */
  const selectView = createSelector([selectState, selectRows], (state, rows): ListView<Row> => ({
    ...state,
    rows,
    phase: phaseOf(state),
  }));

  /** Shows a newer answer that a write has read since the list was loaded, with other devices' changes. */
  const applyFreshRows = (): AppThunk<Promise<void>> => async (dispatch, getState, engine) => {
    const user = selectCurrentUser(getState());
    const lists = engine.installed?.lists;
    if (user === null || !isShown(getState()) || !lists || lists.beingRead.has(name)) return;
    lists.beingRead.add(name);
    try {
      let before: State | undefined;
      let newer: Awaited<ReturnType<typeof lists.read<List>>>;
      do {
        before = select(getState());
        newer = await lists.read(definition, user, { since: before?.loadedAt ?? Infinity });
        // If another write was confirmed while a long list was decoded, these rows lack it.
      } while (newer && select(getState())?.rows !== before?.rows);
      if (newer) dispatch(shown(user, newer, true));
    } finally {
      lists.beingRead.delete(name);
    }
  };

  return { load, loaded, applyFreshRows, selectView, selectServerRows, selectRows };
}

const sameItems = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((item, index) => item === b[index]);

/** An index of rows by their id. */
export const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): Readonly<Record<number, Row>> =>
  Object.fromEntries(rows.map((row) => [idOf(row), row]));
