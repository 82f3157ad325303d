import type { PrayerSessionJson } from '../../../src/features/prayers/api/calls';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** Every session of every prayer, newest first. */
export const getPrayerSessions = userEndpoint({
  name: 'get_prayer_sessions',
  method: 'GET',
  userKey: 'userId',
  input: nothing,
  invalid: [],
  answer: (_, { data, userName }): PrayerSessionJson[] =>
    data.prayerSessions
      .toSorted((a, b) => b.dateTime.localeCompare(a.dateTime))
      .map(({ sessionId, prayerId, dateTime, note }) => ({
        sessionId,
        prayerId,
        userId: userName,
        dateTime,
        prayerNoteTx: note,
      })),
});
