import { ApiError } from '@/api/client/ApiError';
import { answeredFromKept } from '@/api/client/keptSince';
import { getPrayerSessions } from '@/api/resources/prayers';
import { commandFrom, type Command } from './commands';
import type { Waiting } from './outboxStorage';

export type SessionCommand = Extract<Command, { kind: 'session' }>;

/** Whether two sessions cannot be told apart but by their time, which the server sets. */
export const isAlike = (
  a: Pick<SessionCommand, 'prayerId' | 'note'>,
  b: Pick<SessionCommand, 'prayerId' | 'note'>,
): boolean => a.prayerId === b.prayerId && a.note.trim() === b.note.trim();

/**
 * The id of a session that was sent and not answered, if it has arrived all the same; null when it has not.
 * @param alike how many like it the server had before
 * @throws when the server's own list cannot be had
 */
export async function arrivedAs(
  user: string,
  session: SessionCommand,
  alike: number,
  signal: AbortSignal,
): Promise<number | null> {
  const sessions = await getPrayerSessions(user, signal);
  if (answeredFromKept(signal) !== undefined) {
    throw new ApiError({ kind: 'network', endpoint: 'get_prayer_sessions' });
  }
  const found = sessions.filter((each) => isAlike(each, session));
  return found.length > alike ? Math.max(...found.map(({ sessionId }) => sessionId)) : null;
}

/** The writes that are not to be mistaken for a session that has arrived, as they are to be from now on. */
export function withOneMoreAlike(
  writes: readonly Waiting[],
  user: string,
  arrived: SessionCommand,
): Waiting[] {
  return writes.flatMap((write) => {
    const command = commandFrom(write.command);
    if (write.user !== user || command?.kind !== 'session' || !isAlike(command, arrived)) return [];
    if (command.alike === undefined) return [];
    return { ...write, command: JSON.stringify({ ...command, alike: command.alike + 1 }) };
  });
}
