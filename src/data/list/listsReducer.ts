import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { applyWrites, type CountedRows } from '../cache/cachedList';
import type { ListName, ListRows } from '../define/list';
import { NO_SUBJECTS, type Subjects } from '../define/subjects';
import { listInvalidated, writeConfirmed } from '../sync/sync';
import { subjectsKnown } from '../sync/subjects';
import type { OutcomeMeta } from '../store/createApiThunk';
import { rootReducer } from '../store/rootReducer';
import type { ApiFailure } from '../client/ApiError';
import { initialListStatus, type ListsState, type ListState, type ListStates } from './listState';

const NO_ROWS: readonly never[] = Object.freeze([]);

export const initialListState: ListState<never> = {
  ...initialListStatus,
  invalidRowCount: 0,
  rows: NO_ROWS,
  requestId: null,
  writesDuringLoad: NO_ROWS,
  reportedFailure: null,
  isInvalidated: false,
};

/** Frozen here, so that nobody walks tens of thousands of rows to freeze each. */
const frozen = <Row>(rows: readonly Row[]): readonly Row[] => Object.freeze([...rows]);

/** The user retries: a failure that was already reported is reported once more. */
export const failuresForgotten = createAction('lists/failuresForgotten');

interface ShownRows<List extends ListName> extends CountedRows<ListRows[List]> {
  list: List;
  at: number;
}

/** Cached rows were read; with `isFresh`, read from the server since the list was loaded. */
export const rowsShown = createAction(
  'lists/rowsShown',
  <List extends ListName>(user: string, payload: ShownRows<List> & { isFresh: boolean }) => ({
    payload,
    meta: { user },
  }),
);

/** The answer in flight is too old, and is requested again. */
export const refetched = createAction<ListName>('lists/refetched');

/** The type of a list's thunk. */
export const loadType = (list: ListName): string => `lists/${list}/load`;

interface LoadMeta {
  meta: { requestId: string };
}
type Loaded<List extends ListName> = { payload: CountedRows<ListRows[List]> } & {
  meta: LoadMeta['meta'] & OutcomeMeta;
};
type Failed = { meta: LoadMeta['meta'] & { arg?: { quiet: true } } } & { payload?: ApiFailure };

const isPending = (list: ListName, action: UnknownAction): action is UnknownAction & LoadMeta =>
  action.type === `${loadType(list)}/pending`;
const isLoaded = <List extends ListName>(
  list: List,
  action: UnknownAction,
): action is UnknownAction & Loaded<List> => action.type === `${loadType(list)}/fulfilled`;
const isFailed = (list: ListName, action: UnknownAction): action is UnknownAction & Failed =>
  action.type === `${loadType(list)}/rejected`;
const isShown = <List extends ListName>(
  list: List,
  action: UnknownAction,
): action is UnknownAction & { payload: ShownRows<List> & { isFresh: boolean } } =>
  rowsShown.match(action) && action.payload.list === list;

/** Once no answer is in flight, none can be older than a write. */
const noRequest = { requestId: null, writesDuringLoad: NO_ROWS };

function reduceList<List extends ListName>(
  list: List,
  subjects: Subjects,
  state: NonNullable<ListStates[List]>,
  action: UnknownAction,
): ListStates[List] {
  if (isPending(list, action)) {
    const { requestId } = action.meta;
    return { ...state, status: 'loading', failure: null, isInvalidated: false, requestId };
  }
  if (isLoaded(list, action)) {
    // From before the user signed in again: it lacks what they have written since.
    if (state.requestId !== action.meta.requestId) return state;
    const { invalidRowCount } = action.payload;
    const rows = frozen(applyWrites(subjects, list, action.payload.rows, state.writesDuringLoad));
    return {
      ...state,
      ...noRequest,
      status: 'loaded',
      rows,
      invalidRowCount,
      loadedAt: action.meta.at,
      source: 'server',
      reportedFailure: null,
    };
  }
  if (isFailed(list, action)) {
    if (state.requestId !== action.meta.requestId) return state;
    const failure = action.payload ?? { kind: 'malformed' as const, endpoint: list };
    const { kind, invalidRowCount = state.invalidRowCount } = failure;
    // A quiet failure is not marked as reported, so that the next load by a screen reports it.
    const reportedFailure = action.meta.arg?.quiet ? state.reportedFailure : kind;
    return { ...state, ...noRequest, status: 'error', failure, reportedFailure, invalidRowCount };
  }
  if (isShown(list, action)) {
    const { rows, at, invalidRowCount, isFresh } = action.payload;
    const shown = { rows: frozen(rows), loadedAt: at, invalidRowCount };
    if (state.loadedAt === null) return isFresh ? state : { ...state, ...shown, source: 'cache' };
    if (!isFresh || at <= state.loadedAt) return state;
    // Fresh rows also clear an earlier failure, because nobody would load a fresh list again.
    const madeGood = state.status === 'error' && {
      status: 'loaded' as const,
      failure: null,
      reportedFailure: null,
    };
    return { ...state, ...shown, source: 'server', ...madeGood };
  }
  if (failuresForgotten.match(action))
    return state.reportedFailure === null ? state : { ...state, reportedFailure: null };
  if (refetched.match(action) && action.payload === list) return { ...state, isInvalidated: false };
  if (listInvalidated.match(action) && action.payload === list) {
    const source = state.loadedAt === null ? state.source : 'cache';
    return { ...state, source, isInvalidated: state.status === 'loading' };
  }
  if (writeConfirmed.match(action)) {
    const write = action.payload;
    if (!subjects.bind(write)?.affects(list)) return state;
    const writesDuringLoad =
      state.requestId !== null ? [...state.writesDuringLoad, write] : state.writesDuringLoad;
    const isKnown = state.loadedAt !== null || subjects.list(list)?.showsWritten === true;
    const rows = isKnown ? frozen(applyWrites(subjects, list, state.rows, [write])) : state.rows;
    return { ...state, rows, writesDuringLoad };
  }
  return state;
}

const initialState: ListsState = { subjects: NO_SUBJECTS, byName: {} };

/** The actions that may change a list. */
const isOfLists = (action: UnknownAction): boolean =>
  action.type.startsWith('lists/') || listInvalidated.match(action) || writeConfirmed.match(action);

const LOAD = /^lists\/(\w+)\/load\//;
/** Only lists dispatch `lists/<name>/load`. */
const isListName = (name: string | undefined): name is ListName => name !== undefined;

/** The list that is loaded by an action: the first one may be before the subjects are known. */
const loadedIn = ({ type }: UnknownAction): ListName[] => [LOAD.exec(type)?.[1]].filter(isListName);

/** A plain reducer: Immer would walk tens of thousands of rows, and freeze the definitions. */
function listsReducer(state: ListsState = initialState, action: UnknownAction): ListsState {
  if (subjectsKnown.match(action)) return { ...state, subjects: action.payload };
  if (!isOfLists(action)) return state;
  let { byName } = state;
  for (const name of new Set([...state.subjects.lists.map((list) => list.name), ...loadedIn(action)])) {
    const before = byName[name];
    const after = reduceList(name, state.subjects, before ?? initialListState, action);
    if (after !== (before ?? initialListState)) byName = { ...byName, [name]: after };
  }
  return byName === state.byName ? state : { ...state, byName };
}

rootReducer.inject({ reducerPath: 'lists', reducer: listsReducer });
