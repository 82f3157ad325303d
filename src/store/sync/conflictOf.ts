import type { Conflict } from '@/api/client/ApiError';

export type { Conflict };

/** What another device changed meanwhile, where a write was refused for that; null for any other outcome. */
export function conflictOf(outcome: { payload?: unknown }): Conflict | null {
  const { payload } = outcome;
  if (typeof payload !== 'object' || payload === null || !('conflict' in payload)) return null;
  const { conflict } = payload;
  if (typeof conflict !== 'object' || conflict === null) return null;
  return 'field' in conflict && 'theirs' in conflict
    ? { field: String(conflict.field), theirs: String(conflict.theirs) }
    : null;
}
