import * as v from 'valibot';
import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import { decoded, get, post } from '@/api/client/client';
import { amendAnswer } from '@/api/cache/answerCache';
import { newId, shaped, success } from '@/api/wire/decoder';
import type { PrayerInputJson } from '@/api/wire/json';
import { prayers, prayerSessions } from '@/api/wire/prayers';

const LIST = 'get_prayers';
const list = shaped(prayers);
const SESSIONS = 'get_prayer_sessions';
const anyRows = v.array(v.unknown());

/** The user's prayers, archived ones too. */
export const getPrayers = (userId: string, signal?: AbortSignal): Promise<Prayer[]> =>
  get(LIST, { userId }, list, signal);

/** When the user's prayers were prayed. */
export const getPrayerSessions = (userId: string, signal?: AbortSignal): Promise<PrayerSession[]> =>
  get(SESSIONS, { userId }, shaped(prayerSessions), signal);

/** Adds a prayer; gives its id. */
export async function addPrayer(userId: string, prayer: Omit<Prayer, 'prayerId'>): Promise<number> {
  const prayerId = await post('add_prayer', prayerInputJson(userId, prayer), newId);
  await amendList(userId, (kept) => [...kept, { ...prayer, prayerId }]);
  return prayerId;
}

/** Writes a whole prayer. */
export async function updatePrayer(userId: string, prayer: Prayer): Promise<'success'> {
  const answer = await post('update_prayer', { prayer: prayerJson(userId, prayer), userId }, success);
  await amendList(userId, (kept) => kept.map((each) => (each.prayerId === prayer.prayerId ? prayer : each)));
  return answer;
}

/** Moves a prayer to the archive. */
export async function archivePrayer(userId: string, prayerId: number): Promise<'success'> {
  const answer = await get('archive_prayer', { userId, prayerId }, success);
  await amendList(userId, (kept) =>
    kept.map((each) => (each.prayerId === prayerId ? { ...each, archived: true } : each)),
  );
  return answer;
}

/**
 * Records that a prayer was prayed now; the server dates it itself. Gives the session's id.
 * @param session its `dateTime` is the device's, which stands in for the server's where that cannot be had
 */
export async function addPrayerSession(
  userId: string,
  { prayerId, note, dateTime }: Pick<PrayerSession, 'prayerId' | 'note' | 'dateTime'>,
  signal?: AbortSignal,
): Promise<number> {
  const body = { prayerId, userId, prayerNoteTx: note || null };
  const sessionId = await post('add_prayer_session', body, newId, signal);
  // Rows as they are: of tens of thousands, none needs to be understood for one to be added.
  await amendAnswer(SESSIONS, { userId }, (kept) =>
    JSON.stringify([...v.parse(anyRows, JSON.parse(kept)), { sessionId, ...body, dateTime }]),
  );
  return sessionId;
}

/** Without a network the kept list is all there is: what was written since is to be in it. */
const amendList = (userId: string, change: (kept: readonly Prayer[]) => Prayer[]): Promise<void> =>
  amendAnswer(LIST, { userId }, (kept) =>
    JSON.stringify(change(decoded(LIST, kept, list)).map((prayer) => prayerJson(userId, prayer))),
  );

const prayerJson = (userId: string, prayer: Prayer) => ({
  prayerId: prayer.prayerId,
  ...prayerInputJson(userId, prayer),
});

const prayerInputJson = (userId: string, prayer: Omit<Prayer, 'prayerId'>): PrayerInputJson => ({
  userId,
  prayerTitleTx: prayer.title,
  prayerDetailsTx: prayer.details,
  prayerSubjectPersonName: prayer.personName,
  archiveFl: prayer.archived ? 'Y' : 'N',
  prayerPriorityCd: prayer.daily ? 'daily' : '',
  mostRecentPrayerDate: '',
});
