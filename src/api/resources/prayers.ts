import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import { get, post } from '@/api/client/client';
import { newId, success } from '@/api/wire/decoder';
import { encodePrayer, prayers as prayerRows, prayerSessions as sessionRows } from '@/api/wire/prayers';
import { listOfUser } from './listResource';
import type { RawRow } from './rawRows';

/** The user's prayers, including archived ones. */
export const prayers = listOfUser('get_prayers', prayerRows, 'userId');

/** The prayer sessions: when each prayer was prayed. */
export const prayerSessions = listOfUser('get_prayer_sessions', sessionRows, 'userId');

/** Adds a prayer; returns its id. */
export const addPrayer = (
  userId: string,
  prayer: Omit<Prayer, 'prayerId'>,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer', { userId, mostRecentPrayerDate: '', ...encodePrayer(prayer) }, newId, signal);

/** Writes a whole prayer: its current row on the server, with the changes. */
export const updatePrayer = (userId: string, prayer: RawRow, signal?: AbortSignal): Promise<'success'> =>
  post('update_prayer', { prayer: { mostRecentPrayerDate: '', ...prayer, userId }, userId }, success, signal);

/** Moves a prayer to the archive. */
export const archivePrayer = (userId: string, prayerId: number, signal?: AbortSignal): Promise<'success'> =>
  get('archive_prayer', { userId, prayerId }, success, signal);

/** Records that a prayer was prayed now, dated by the server; returns the session's id. */
export const addPrayerSession = (
  userId: string,
  { prayerId, note }: Pick<PrayerSession, 'prayerId' | 'note'>,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer_session', { prayerId, userId, prayerNoteTx: note || null }, newId, signal);
