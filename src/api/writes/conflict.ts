import { ApiError } from '@/api/client/ApiError';

interface Change<Value> {
  /** The field's name in the write, as the person's decision names it. */
  name: string;
  /** What is changed, in words. */
  field: string;
  /** What the person saw when they changed it; undefined once they have seen what is there now, and chosen. */
  was: Value | undefined;
  wanted: Value;
  /** What the server has. */
  now: Value;
  inWords: (value: Value) => string;
}

/** Refuses a change of what another device changed meanwhile, so that the person can choose. Throws an ApiError. */
export function refuseConflict<Value>(endpoint: string, change: Change<Value>): void {
  const { name, field, was, wanted, now, inWords } = change;
  if (was === undefined || now === was || now === wanted) return;
  const detail = `${field} was changed on another device meanwhile`;
  throw new ApiError({ kind: 'rejected', endpoint, detail, conflict: { name, field, theirs: inWords(now) } });
}
