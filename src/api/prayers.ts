import type { Prayer, PrayerSession } from '@/domain/entities';
import { get, post } from './client';
import { newId, shaped, success } from './wire/decoder';
import type { PrayerInputJson } from './wire/json';
import { prayers, prayerSessions } from './wire/prayers';

/** The user's prayers, archived ones too. */
export const getPrayers = (userId: string, signal?: AbortSignal): Promise<Prayer[]> =>
  get('get_prayers', { userId }, shaped(prayers), signal);

/** When the user's prayers were prayed. */
export const getPrayerSessions = (userId: string, signal?: AbortSignal): Promise<PrayerSession[]> =>
  get('get_prayer_sessions', { userId }, shaped(prayerSessions), signal);

/** Adds a prayer; gives its id. */
export const addPrayer = (userId: string, prayer: Omit<Prayer, 'prayerId'>): Promise<number> =>
  post('add_prayer', prayerInputJson(userId, prayer), newId);

/** Writes a whole prayer. */
export const updatePrayer = (userId: string, prayer: Prayer): Promise<'success'> =>
  post(
    'update_prayer',
    { prayer: { prayerId: prayer.prayerId, ...prayerInputJson(userId, prayer) }, userId },
    success,
  );

/** Moves a prayer to the archive. */
export const archivePrayer = (userId: string, prayerId: number): Promise<'success'> =>
  get('archive_prayer', { userId, prayerId }, success);

/** Records that a prayer was prayed now; the server dates it. Gives the session's id. */
export const addPrayerSession = (
  userId: string,
  prayerId: number,
  note: string,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer_session', { prayerId, userId, prayerNoteTx: note || null }, newId, signal);

const prayerInputJson = (userId: string, prayer: Omit<Prayer, 'prayerId'>): PrayerInputJson => ({
  userId,
  prayerTitleTx: prayer.title,
  prayerDetailsTx: prayer.details,
  prayerSubjectPersonName: prayer.personName,
  archiveFl: prayer.archived ? 'Y' : 'N',
  prayerPriorityCd: prayer.daily ? 'daily' : '',
  mostRecentPrayerDate: '',
});
