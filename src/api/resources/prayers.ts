import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import { get, post } from '@/api/client/client';
import { newId, shaped, success } from '@/api/wire/decoder';
import { encodePrayer, prayers as prayerRows, prayerSessions as sessionRows } from '@/api/wire/prayers';
import type { ListResource } from './listResource';
import type { RawRow } from './rawRows';

/** The user's prayers, archived ones too. */
export const prayers: ListResource<Prayer> = {
  endpoint: 'get_prayers',
  params: (userId) => ({ userId }),
  decode: shaped(prayerRows),
};

/** When the user's prayers were prayed. */
export const prayerSessions: ListResource<PrayerSession> = {
  endpoint: 'get_prayer_sessions',
  params: (userId) => ({ userId }),
  decode: shaped(sessionRows),
};

/** Adds a prayer; gives its id. */
export const addPrayer = (
  userId: string,
  prayer: Omit<Prayer, 'prayerId'>,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer', { userId, mostRecentPrayerDate: '', ...encodePrayer(prayer) }, newId, signal);

/** Writes a whole prayer: the row as the server has it now, with what changes. */
export const updatePrayer = (userId: string, prayer: RawRow, signal?: AbortSignal): Promise<'success'> =>
  post('update_prayer', { prayer: { mostRecentPrayerDate: '', ...prayer, userId }, userId }, success, signal);

/** Moves a prayer to the archive. */
export const archivePrayer = (userId: string, prayerId: number, signal?: AbortSignal): Promise<'success'> =>
  get('archive_prayer', { userId, prayerId }, success, signal);

/** Records that a prayer was prayed now; the server dates it itself. Gives the session's id. */
export const addPrayerSession = (
  userId: string,
  { prayerId, note }: Pick<PrayerSession, 'prayerId' | 'note'>,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer_session', { prayerId, userId, prayerNoteTx: note || null }, newId, signal);
