import type { ConfirmedWrite } from '../cache/cachedList';
import type { ApiErrorKind, ApiFailure } from '../client/ApiError';
import type { ListName, ListRows } from '../define/list';
import type { Subjects } from '../define/subjects';
import type { RootState } from '../register';

/** The status of a list. Once loaded, it is shown also while it is refreshed. */
export interface ListStatus {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  /** Why the last load failed; null otherwise. */
  failure: ApiFailure | null;
  /** When the shown rows came from the server, epoch milliseconds; null before that. */
  loadedAt: number | null;
  /** Whether the shown rows came from the server or from its cached answer; null before that. */
  source: 'server' | 'cache' | null;
}

export const initialListStatus: ListStatus = {
  status: 'idle',
  failure: null,
  loadedAt: null,
  source: null,
};

/** What a screen shows of a list: `ready` as soon as there are rows, also while they are refreshed and when that fails. */
export type ListPhase = 'loading' | 'error' | 'ready';

export const phaseOf = ({ status, loadedAt }: Pick<ListStatus, 'status' | 'loadedAt'>): ListPhase =>
  loadedAt !== null ? 'ready' : status === 'error' ? 'error' : 'loading';

/** A list older than this is loaded again. */
const REFRESH_AFTER_MS = 5 * 60_000;

/**
 * Whether to load a list, `now` in epoch milliseconds: it is not loading, and it is absent, only cached, too old or, after the
 * clock was set back, from the future.
 */
export function isStale(list: ListStatus | undefined, now: number): boolean {
  if (list === undefined) return true;
  if (list.status === 'loading') return false;
  if (list.loadedAt === null || list.source === 'cache') return true;
  return isOld(list.loadedAt, now);
}

/** Whether rows that came at `loadedAt` may be out of date, epoch milliseconds. */
export const isOld = (loadedAt: number, now: number): boolean =>
  now - loadedAt > REFRESH_AFTER_MS || now < loadedAt;

/** What screens see of a list. */
export interface ListView<Row = unknown> extends ListStatus {
  phase: ListPhase;
  /** How many rows of the answer could not be read, and are not shown. */
  invalidRowCount: number;
  /** The rows to show: the server's, with the pending writes applied. */
  rows: readonly Row[];
}

/**
 * The phase for a screen that says of an empty list that there is nothing: an empty copy on the device says only that there was
 * nothing, so the screen waits for the answer. If that does not come, the copy is shown.
 */
export const screenPhaseOf = ({ phase, rows, source, status }: ListView): ListPhase =>
  rows.length === 0 && source === 'cache' && status === 'loading' ? 'loading' : phase;

export interface ListState<Row> extends ListStatus {
  /** How many rows of the answer could not be read. */
  invalidRowCount: number;
  /** The server's rows, without the pending writes. */
  rows: readonly Row[];
  /** The load in flight; null while there is none. */
  requestId: string | null;
  /** The writes that the server accepted since the load began: its answer may not include them. */
  writesDuringLoad: readonly ConfirmedWrite[];
  /** True if another device has changed it since the load in flight began. */
  isInvalidated: boolean;
  /** How the last load failed, until one succeeds or the user retries: the same failure is not reported again. */
  reportedFailure: ApiErrorKind | null;
}

/** The lists in the store, by name; one that no screen has needed yet is absent. */
export type ListStates = { readonly [List in ListName]?: ListState<ListRows[List]> };

export interface ListsState {
  /** What each write changes in a list. */
  subjects: Subjects;
  byName: ListStates;
}

/** The state of a list; undefined if no screen has needed it yet. */
export const selectListState = <List extends ListName>(
  { lists }: Partial<Pick<RootState, 'lists'>>,
  list: List,
): ListStates[List] | undefined => lists?.byName[list];
