import type { SettledWrite } from '@/api/cache/cachedList';
import type { ApiErrorKind, ApiFailure } from '@/api/client/ApiError';
import type { ListName, ListRows } from '@/api/resources/listResource';

/** Where a list is on its way (§4, 'List loading'). A list that was loaded once stays on the screen while it is refreshed. */
export interface ListStatus {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  /** Why the last load failed; null otherwise. */
  failure: ApiFailure | null;
  /** When what is shown came from the server, epoch milliseconds; null before that. */
  loadedAt: number | null;
  /** Where what is shown came from: the server, or its cached answer; null before that. */
  source: 'server' | 'cache' | null;
}

export const initialListStatus: ListStatus = {
  status: 'idle',
  failure: null,
  loadedAt: null,
  source: null,
};

/** What a screen shows of a list: `ready` as soon as there is something, also while it is refreshed and when that fails. */
export type ListPhase = 'loading' | 'error' | 'ready';

export const phaseOf = ({ status, loadedAt }: Pick<ListStatus, 'status' | 'loadedAt'>): ListPhase =>
  loadedAt !== null ? 'ready' : status === 'error' ? 'error' : 'loading';

/** §9: a list older than this is asked for again. */
const REFRESH_AFTER_MS = 5 * 60_000;

/**
 * Whether a list is to be asked for, `now` in epoch milliseconds: it is not on its way, and not there, cached, too old,
 * or, by a clock that was put back, from the future.
 */
export function isStale(list: ListStatus | undefined, now: number): boolean {
  if (list === undefined) return true;
  if (list.status === 'loading') return false;
  if (list.loadedAt === null || list.source === 'cache') return true;
  const age = now - list.loadedAt;
  return age > REFRESH_AFTER_MS || age < 0;
}

export interface ListState<Row> extends ListStatus {
  /** As the server has them. */
  rows: readonly Row[];
  /** The load that is on its way; null while there is none. */
  requestId: string | null;
  /** Taken by the server since it was asked for: its answer may not know them. */
  settledMeanwhile: readonly SettledWrite[];
  /** How the last load failed, until one does not: that it fails so again is no news. */
  failing: ApiErrorKind | null;
}

/** The lists in the store, each by its name; one that no screen has needed yet is not there. */
export type ListSlices = { [List in Exclude<ListName, 'users'>]: ListState<ListRows[List]> };

/** The state of a list; undefined where no screen has needed it yet. */
export const listOf = <List extends keyof ListSlices>(
  lists: Partial<ListSlices>,
  list: List,
): Partial<ListSlices>[List] => lists[list];
