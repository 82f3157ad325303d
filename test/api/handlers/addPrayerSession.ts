import { lightFormat } from 'date-fns';
import * as v from 'valibot';
import { nextId } from '../db';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';

/** Records that a prayer was prayed now, in the server's local time. */
export const addPrayerSession = userEndpoint({
  name: 'add_prayer_session',
  method: 'POST',
  userKey: 'userId',
  writes: true,
  input: v.object({ prayerId: wholeNumber, prayerNoteTx: v.nullish(v.string(), null) }),
  invalid: 'error',
  answer: ({ prayerId, prayerNoteTx }, { data, now }): number | 'error' => {
    if (!data.prayers.some((prayer) => prayer.prayerId === prayerId)) return 'error';
    const sessionId = nextId(data.prayerSessions.map((session) => session.sessionId));
    const dateTime = lightFormat(now(), 'yyyy-MM-dd HH:mm:ss');
    data.prayerSessions.push({ sessionId, prayerId, dateTime, note: prayerNoteTx });
    return sessionId;
  },
});
