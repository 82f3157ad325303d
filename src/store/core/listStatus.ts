import type { ApiFailure } from '@/api/client/ApiError';

/** Where a list is on its way (§4, 'List loading'). A list that was loaded once stays on the screen while it is refreshed. */
export interface ListStatus {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  /** Why the last load failed; null otherwise. */
  failure: ApiFailure | null;
  /** When what is shown came from the server, epoch milliseconds; null before that. */
  loadedAt: number | null;
  /** True while a copy is shown that was kept from an earlier answer. */
  kept: boolean;
}

export const initialListStatus: ListStatus = { status: 'idle', failure: null, loadedAt: null, kept: false };

export function listLoading(state: ListStatus): void {
  state.status = 'loading';
  state.failure = null;
}

export function listLoaded(state: ListStatus, { meta }: { meta: { at: number; kept?: true } }): void {
  state.status = 'loaded';
  state.failure = null;
  state.loadedAt = meta.at;
  state.kept = meta.kept === true;
}

export function listFailed(state: ListStatus, action: { payload?: ApiFailure | undefined }): void {
  state.status = 'error';
  state.failure = action.payload ?? { kind: 'malformed', endpoint: '' };
}

/** §9: a list older than this is asked for again. */
const REFRESH_AFTER_MS = 5 * 60_000;

/** Whether a list is to be asked for, `now` in epoch milliseconds: it is not there or too old, and not on its way. */
export function isStale(list: ListStatus | undefined, now: number): boolean {
  if (list === undefined || list.loadedAt === null) return list?.status !== 'loading';
  return list.status !== 'loading' && (list.kept || now - list.loadedAt > REFRESH_AFTER_MS);
}
