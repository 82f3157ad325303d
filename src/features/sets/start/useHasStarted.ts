import { useMemoryPassages, useRecallLog } from '@/features/memory/public';

/**
 * Whether the user has practised: null while that is not known. What another user's copy brought with it says nothing
 * of a new user, so only their own runs count; of others also that a passage was viewed, on whatever device.
 */
export function useHasStarted(isNew: boolean): boolean | null {
  const { list, passages } = useMemoryPassages();
  const log = useRecallLog();
  if (!log.ready) return null;
  if (log.entries.length > 0) return true;
  if (isNew) return false;
  return list.phase === 'ready' ? passages.some(({ lastViewed }) => lastViewed !== null) : null;
}
